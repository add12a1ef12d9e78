import { expect, test } from "vitest";
import { allowFrames, setSecurityHeaders } from "./security-headers.server";

const headersOf = (path: string) => {
  const headers = new Headers();
  setSecurityHeaders(headers);
  allowFrames(headers, path);
  return {
    frames: /frame-ancestors (\S+)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1],
    old: headers.get("X-Frame-Options"),
    resource: headers.get("Cross-Origin-Resource-Policy"),
  };
};

test.each([
  "/",
  "/tour",
  "/tour/token/item",
  "/request/token",
  "/results/token",
  "/dashboard",
  "/x/tour/token",
])("no other site frames %s", (path) =>
  expect(headersOf(path)).toEqual({ frames: "'none'", old: "DENY", resource: "same-origin" }),
);

test("every site may frame the page of a public tour", () => {
  expect(headersOf("/tour/token")).toEqual({ frames: "*", old: null, resource: "cross-origin" });
});

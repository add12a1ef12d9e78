import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { normalizeRequest } from "./normalize-request.server";

/** Returns the request target after normalization. */
function normalize(sent: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: sent, method: "GET" });
  normalizeRequest(request);
  return request.url;
}

describe("F2: runs of slashes, for which the router takes quadratic time", () => {
  const count = 15_000;

  test.each([
    ["slashes", "/".repeat(count)],
    ["backslashes", `/${"\\".repeat(count)}`],
    ["empty folders", "/./".repeat(count / 3)],
    ["encoded empty folders", "/%2e/".repeat(count / 5)],
    ["parents", `/a${"//..".repeat(count / 4)}///`],
  ])("%s are shortened to two", (_, run) => {
    for (const target of [`${run}x?a=///`, `/about${run}x?a=///`]) {
      const { pathname, search } = new URL(`http://localhost${normalize(target) ?? ""}`);
      expect(pathname).not.toContain("///");
      expect(pathname.endsWith("x")).toBe(true);
      expect(search).toBe("?a=///");
    }
  });

  test.each(["/", "/about", "/about//x?a=///", "//about", "/%2f%2f%2f", "/about?next=///x"])(
    "%s is unchanged",
    (target) => {
      expect(normalize(target)).toBe(target);
    },
  );
});

import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { normalizeRequest } from "./normalize-request.server";
import { rerouteCrossSitePost } from "./origin-check.server";

function normalize(sent: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: sent, method: "GET" });
  normalizeRequest(request);
  return request.url;
}

/** Returns whether a post with these headers is routed to the cross-site page. */
function isRefused(path: string, headers: IncomingMessage["headers"]): boolean {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url: path, method: "POST" });
  Object.assign(request.headers, { host: "site.test", ...headers });
  normalizeRequest(request);
  rerouteCrossSitePost(request);
  return request.url === "/cross-site";
}

describe("a post from a page without referrer, whose origin is null", () => {
  test.each(["/request/AbC", "/request/AbC?view=accept", "//Request/AbC"])("is accepted by %s", (path) => {
    expect(isRefused(path, { origin: "null" })).toBe(false);
  });

  test("is rejected by every other page, and if Sec-Fetch-Site names another site", () => {
    for (const path of ["/", "/request", "/booking?step=1", "/login"])
      expect(isRefused(path, { origin: "null" }), path).toBe(true);
    expect(isRefused("/request/AbC", { origin: "null", "sec-fetch-site": "cross-site" })).toBe(true);
    expect(isRefused("/request/AbC", { origin: "https://evil.test" })).toBe(true);
  });
});

describe("runs of slashes, which the router processes in quadratic time", () => {
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

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requireCanonicalPath } from "./canonical-path.server";

function getRedirect(path: string, method = "GET"): string | null {
  try {
    requireCanonicalPath(new Request(`http://site.example${path}`, { method }));
    return null;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    expect(response.status).toBe(301);
    return response.headers.get("Location");
  }
}

describe("requireCanonicalPath", () => {
  it.each(["/", "/about", "/scan-to-bim?x=A/", "/request/AbC"])("accepts %s", (path) => {
    expect(getRedirect(path)).toBeNull();
  });

  it.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/SCAN-to-bim//?q=A", "/scan-to-bim?q=A"],
    ["//evil.example", "/evil.example"],
    ["//", "/"],
    ["//Request//AbC/", "/request/AbC"],
  ])("redirects %s to %s", (from, to) => {
    expect(getRedirect(from)).toBe(to);
  });

  it("leaves the address to which the server of static files redirects", () => {
    expect(getRedirect("/samples/")).toBeNull();
  });

  it("does not redirect a post", () => {
    expect(getRedirect("/BOOKING/", "POST")).toBeNull();
  });

  it("never redirects to another host, or twice", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom("/", "//", "/\\", "/%2f/", "/A/"), (path, start) => {
        const target = getRedirect(start + path);
        if (target === null) return;
        expect(new URL(target, "http://site.example").host).toBe("site.example");
        expect(getRedirect(target)).toBeNull();
      }),
    );
  });
});

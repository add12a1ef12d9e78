import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requireCanonicalPath } from "./canonical-path.server";

function sentTo(path: string, method = "GET"): string | null {
  try {
    requireCanonicalPath(new Request(`http://site.example${path}`, { method }));
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    expect(answer.status).toBe(301);
    return answer.headers.get("Location");
  }
}

describe("requireCanonicalPath", () => {
  it.each(["/", "/about", "/scan-to-bim?x=A/"])("lets %s pass", (path) => {
    expect(sentTo(path)).toBeNull();
  });

  it.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/SCAN-to-bim//?q=A", "/scan-to-bim?q=A"],
    ["//evil.example", "/evil.example"],
    ["//", "/"],
  ])("sends %s to %s", (from, to) => {
    expect(sentTo(from)).toBe(to);
  });

  it("leaves a post where it was sent", () => {
    expect(sentTo("/BOOKING/", "POST")).toBeNull();
  });

  it("never sends anyone to another host, nor twice", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom("/", "//", "/\\", "/%2f/", "/A/"), (path, start) => {
        const target = sentTo(start + path);
        if (target === null) return;
        expect(new URL(target, "http://site.example").host).toBe("site.example");
        expect(sentTo(target)).toBeNull();
      }),
    );
  });
});

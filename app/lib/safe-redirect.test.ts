import fc from "fast-check";
import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect";

const fallback = "/start";
const site = "https://datum3d.example";

test.each(["/", "/view-booking?q=ada&page=2", "/booking-details/1#files", "/a//b", "/caf%C3%A9"])(
  "accepts %s",
  (path) => {
    expect(safeRedirect(path, fallback)).toBe(path);
  },
);

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "evil.example",
  " /view-booking",
  "/view\r\nSet-Cookie: a=b",
  "/view\u0000",
  "",
  null,
  undefined,
  ["/view-booking"],
])("returns the fallback for %j", (wanted) => {
  expect(safeRedirect(wanted, fallback)).toBe(fallback);
});

test("returns the fallback for a path that is too long", () => {
  const longest = `/${"a".repeat(1999)}`;
  expect(safeRedirect(longest, fallback)).toBe(longest);
  expect(safeRedirect(`${longest}a`, fallback)).toBe(fallback);
});

test("encodes non-ASCII characters, as a header requires", () => {
  expect(safeRedirect("/view-booking?q=Zoë", fallback)).toBe("/view-booking?q=Zo%C3%AB");
});

test("never leads a browser to another site", () => {
  const hostile = fc.string({
    unit: fc.constantFrom(...Array.from("/\\.:@?#%\t\r\n "), "evil.example", "javascript:", "..", "%2f"),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((rest) => `/${rest}`),
        fc.string({ unit: "binary" }),
        fc.webUrl(),
      ),
      (wanted) => {
        const path = safeRedirect(wanted, fallback);
        expect(new URL(path, site).origin).toBe(site);
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(new URL(new URL(path, site).pathname, site).origin).toBe(site);
        expect(safeRedirect(path, "/other")).toBe(path);
      },
    ),
  );
});

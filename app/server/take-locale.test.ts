import { expect, test } from "vitest";
import { stripLocalePrefix } from "./take-locale.server";

test.each([
  ["/", "en-US", "/"],
  ["/booking?step=2", "en-US", "/booking?step=2"],
  ["/vi", "vi", "/"],
  ["/vi?x=/y", "vi", "/?x=/y"],
  ["/fr-be/booking?step=2", "fr-BE", "/booking?step=2"],
  ["/fr-ca/booking.data?_routes=x", "fr-CA", "/booking.data?_routes=x"],
  ["/vi/request/Ab3/files/plan.pdf", "vi", "/request/Ab3/files/plan.pdf"],
  ["/vi//booking", "vi", "//booking"],
  ["/vi/nothing-here", "vi", "/nothing-here"],
])("%s is a page in %s at %s", (url, locale, path) => {
  const request = { url };
  expect([stripLocalePrefix(request), request.url]).toEqual([locale, path]);
});

test.each([
  "/vi/",
  "/VI/booking",
  "/view-booking",
  "/vi/dashboard",
  "/vi/Login?redirectTo=/",
  "/vi/api/health",
  "/vi/robots.txt",
  "/vi/view-booking.csv",
  "/en-us/booking",
  "/vi.data",
  "/virtual",
])("%s stays unchanged, in English", (url) => {
  const request = { url };
  expect([stripLocalePrefix(request), request.url]).toEqual(["en-US", url]);
});

import { expect, test } from "vitest";
import { formatPhone, hasPhoneDigits, telephoneLink } from "~/lib/phone";

test.each([
  ["8185550142", "(818) 555-0142"],
  ["818-555-0142", "(818) 555-0142"],
  ["818.555.0142", "(818) 555-0142"],
  ["(818)555 0142", "(818) 555-0142"],
  ["+1 818 555 0142", "(818) 555-0142"],
  ["18185550142", "(818) 555-0142"],
  ["818 555 0142 ext. 12", "(818) 555-0142 x12"],
  ["8185550142x7", "(818) 555-0142 x7"],
])("formats the US number %s as %s", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each([
  "",
  "5550142",
  "+44 20 7946 0958",
  "118 555 0142",
  "818 155 0142",
  "call 818 555 0142",
  "+8185550142",
])("shows %j as typed", (typed) => {
  expect(formatPhone(typed)).toBe(typed);
});

test.each([
  ["(818) 555-0142", "tel:8185550142"],
  ["+1 818 555 0142", "tel:+18185550142"],
  ["818-555-0142 x12", "tel:8185550142"],
  ["818-555-0142;ext=12", "tel:8185550142"],
])("links %j to %s", (phone, href) => {
  expect(telephoneLink(phone)).toBe(href);
});

test.each(["", "call me", "javascript:alert(1)", "12"])("makes no link of %j", (phone) => {
  expect(telephoneLink(phone)).toBeNull();
});

test("a phone number has seven digits or more, whatever is beside them", () => {
  expect(hasPhoneDigits("call 555-0142")).toBe(true);
  expect(hasPhoneDigits("call 555-014")).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, hasPhoneDigits, phoneKeys, telephoneLink } from "~/lib/phone";

test.each([
  ["8185550142", "(818) 555-0142"],
  ["818-555-0142", "(818) 555-0142"],
  ["818.555.0142", "(818) 555-0142"],
  ["(818)555 0142", "(818) 555-0142"],
  ["+1 818 555 0142", "(818) 555-0142"],
  ["18185550142", "(818) 555-0142"],
  ["818 555 0142 ext. 12", "(818) 555-0142 x12"],
  ["8185550142x7", "(818) 555-0142 x7"],
  ["818-555-0142 #12", "(818) 555-0142 x12"],
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

test("a phone number has seven digits or more beside other text", () => {
  expect(hasPhoneDigits("call 555-0142")).toBe(true);
  expect(hasPhoneDigits("call 555-014")).toBe(false);
});

test.each([
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["818-555-0142 #12", "tel:8185550142"],
  ["818-555-0142, 12", "tel:8185550142"],
  ["818-555-0142 / 310-555-0199", "tel:8185550142"],
  ["818‑555‑0142 – 310‑555‑0199", "tel:8185550142"],
  ["818-555-0142 (cell) 310-555-0199 (office)", "tel:8185550142"],
  ["ext. 12, 818-555-0142", "tel:8185550142"],
  ["0475/12.34.56", "tel:0475123456"],
  ["818/555-0142", "tel:8185550142"],
  ["311", "tel:311"],
])("links the first number of %j to %s", (phone, href) => {
  expect(telephoneLink(phone)).toBe(href);
});

const us = ["8185550142"];
test.each([
  ["(818) 555-0142", us],
  ["818.555.0142", us],
  ["+1 818 555 0142", us],
  ["1-818-555-0142", us],
  ["011 1 818 555 0142", us],
  ["818‑555–0142", us],
  ["(818) 555-0142 x12", us],
  ["818-555-0142 ext. 12", us],
  ["818-555-0142 poste 12", us],
  ["818-555-0142 #12", us],
  ["818-555-0142;ext=12", us],
  ["+1 818 555 0142,,12", us],
  ["call 818 555 0142", us],
  ["818-555-0142 / 310-555-0199", [...us, "3105550199"]],
  ["818-555-0142 (cell) 310-555-0199 (office)", [...us, "3105550199"]],
  ["+18185550142 +1 310 555 0199", [...us, "3105550199"]],
  ["818-555-0142 or (818) 555 0142", us],
  ["+44 (0)20 7946 0958", ["2079460958"]],
  ["0044 (0) 20 7946 0958", ["2079460958"]],
  ["020 7946 0958", ["2079460958"]],
  ["442079460958", ["2079460958"]],
  ["+32 475 12 34 56", ["475123456"]],
  ["0475/12.34.56", ["475123456"]],
  ["+84 (0)912 345 678", ["912345678"]],
  ["0912 345 678", ["912345678"]],
  ["555-0142", ["5550142"]],
  ["+5550142", ["5550142"]],
  ["x12", []],
  ["14500 Victory Blvd", []],
  ["", []],
])("the keys of %j are %j", (phone, keys) => {
  expect(phoneKeys(phone)).toEqual(keys);
});

test("every number of seven digits has a key, in any notation", () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^\d{7,15}$/), (before, digits) => {
      expect(phoneKeys(`${before} a ${digits}`)).not.toEqual([]);
      expect(phoneKeys(digits)[0]?.length).toBeGreaterThanOrEqual(7);
    }),
  );
});

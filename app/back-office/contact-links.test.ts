import { expect, test } from "vitest";
import { emailLink, telephoneLink } from "./contact-links";

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

test("escapes what would add a subject or a second recipient to an email link", () => {
  expect(emailLink("ada+scan@example.com")).toBe("mailto:ada%2Bscan@example.com");
  expect(emailLink("a@example.com?subject=x&bcc=b@example.com")).toBe(
    "mailto:a@example.com%3Fsubject%3Dx%26bcc%3Db@example.com",
  );
});

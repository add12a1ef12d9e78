import { expect, test } from "vitest";
import { emailLink } from "./contact-links";

test("escapes characters that would add a subject or a second recipient to an email link", () => {
  expect(emailLink("ada+scan@example.com")).toBe("mailto:ada%2Bscan@example.com");
  expect(emailLink("a@example.com?subject=x&bcc=b@example.com")).toBe(
    "mailto:a@example.com%3Fsubject%3Dx%26bcc%3Db@example.com",
  );
});

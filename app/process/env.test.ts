import { expect, test } from "vitest";
import { readEnv } from "./env.server";

const mail = { SMTP_URL: "smtp://mail.example.com:587", MAIL_FROM: "noreply@example.com" };

test("requires PUBLIC_URL with SMTP_URL, for the links in emails", () => {
  expect(() => readEnv(mail)).toThrow(
    "PUBLIC_URL is required with SMTP_URL: links in mails need the site's address",
  );
  expect(readEnv({ ...mail, PUBLIC_URL: "https://www.example.com" }).SMTP_URL).toBe(mail.SMTP_URL);
  expect(readEnv({}).PUBLIC_URL).toBeUndefined();
});

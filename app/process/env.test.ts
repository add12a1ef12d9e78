import { expect, test } from "vitest";
import { readEnv } from "./env.server";
import { readSender } from "./read-sender";

const mail = { SMTP_URL: "smtp://mail.example.com:587", MAIL_FROM: "noreply@example.com" };

test("requires PUBLIC_URL with SMTP_URL, for the links in emails", () => {
  expect(() => readEnv(mail)).toThrow(
    "PUBLIC_URL is required with SMTP_URL: links in mails need the site's address",
  );
  expect(readEnv({ ...mail, PUBLIC_URL: "https://www.example.com" }).SMTP_URL).toBe(mail.SMTP_URL);
  expect(readEnv({}).PUBLIC_URL).toBeUndefined();
});

test.each([
  ["Datum 3D <hello@example.com>", { name: "Datum 3D", address: "hello@example.com" }],
  ["Datum 3D, Inc. <hello@example.com>", { name: "Datum 3D, Inc.", address: "hello@example.com" }],
  ['"Datum 3D" <hello@example.com>', { name: "Datum 3D", address: "hello@example.com" }],
  ["hello@example.com", { name: "", address: "hello@example.com" }],
])("mails may be from %s", (typed, sender) => {
  expect(readEnv({ MAIL_FROM: typed }).MAIL_FROM).toBe(typed);
  expect(readSender(typed)).toEqual(sender);
});

test.each([
  "Datum 3D",
  "hello(at)example.com",
  "a@example.com, b@example.com",
  "A <a@example.com>, B <b@example.com>",
  "<>",
])("refuses to send mails from %s", (typed) => {
  expect(() => readEnv({ MAIL_FROM: typed })).toThrow(
    "MAIL_FROM must be a name and one address, such as Datum 3D <hello@example.com>",
  );
});

test.each([
  "smtp://me:pa#ss@mail.example.com:587",
  "smtp://me:12#ss@mail.example.com",
  "smtp://me:12/s@mail.example.com",
  "smtp://me:12?s@mail.example.com",
])("says how to write the password of %s", (typed) => {
  expect(() => readEnv({ SMTP_URL: typed })).toThrow(/SMTP_URL must be an address such as .*write # as %23/);
});

test("takes encoded signs and options of the mail server", () => {
  const url = "smtps://me%40example.com:pa%23s%2Fs%3F@mail.example.com:465?tls.rejectUnauthorized=false";
  expect(readEnv({ ...mail, SMTP_URL: url, PUBLIC_URL: "https://www.example.com" }).SMTP_URL).toBe(url);
});

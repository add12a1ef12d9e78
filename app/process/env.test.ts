import { expect, test } from "vitest";
import { readEnv } from "./env.server";
import { parseSender } from "./parse-sender";

const mail = { SMTP_URL: "smtp://mail.example.com:587", MAIL_FROM: "noreply@example.com" };

test("requires PUBLIC_URL with SMTP_URL, for the links in emails", () => {
  expect(() => readEnv(mail)).toThrow(
    "PUBLIC_URL is required with SMTP_URL: links in mails need the site's address",
  );
  expect(readEnv({ ...mail, PUBLIC_URL: "https://www.example.com" }).SMTP_URL).toBe(mail.SMTP_URL);
  expect(readEnv({}).PUBLIC_URL).toBeUndefined();
});

test("ignores settings of earlier releases", () => {
  expect(readEnv({ MIN_FREE_DISK_MB: "none", SESSION_SECRET_PREVIOUS: "short" })).toEqual(readEnv({}));
});

test.each([
  ["9100", { host: "127.0.0.1", port: 9100 }],
  ["0.0.0.0:9100", { host: "0.0.0.0", port: 9100 }],
  ["[::1]:9100", { host: "::1", port: 9100 }],
])("serves metrics at %s", (typed, address) => {
  expect(readEnv({ METRICS_PORT: typed }).METRICS_PORT).toEqual(address);
});

const [present, before] = ["p".repeat(32), "b".repeat(32)];

test.each([
  [present, [present]],
  [`${present}, ${before}`, [present, before]],
  [`${present},short`, [`${present},short`]],
])("reads the secrets of %s", (typed, secrets) => {
  expect(readEnv({ SESSION_SECRET: typed }).SESSION_SECRET).toEqual(secrets);
});

test.each([
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET must have at least 32 characters"],
  [{ METRICS_PORT: "no" }, "METRICS_PORT must be a port number, or host:port"],
  [{ METRICS_PORT: "0.0.0.0:3000" }, "METRICS_PORT must differ from PORT"],
])("refuses %o", (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message);
});

test.each([
  ["Datum 3D <hello@example.com>", { name: "Datum 3D", address: "hello@example.com" }],
  ["Datum 3D, Inc. <hello@example.com>", { name: "Datum 3D, Inc.", address: "hello@example.com" }],
  ['"Datum 3D" <hello@example.com>', { name: "Datum 3D", address: "hello@example.com" }],
  ["hello@example.com", { name: "", address: "hello@example.com" }],
])("accepts the sender %s", (typed, sender) => {
  expect(readEnv({ MAIL_FROM: typed }).MAIL_FROM).toBe(typed);
  expect(parseSender(typed)).toEqual(sender);
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
])("explains how to encode the password of %s", (typed) => {
  expect(() => readEnv({ SMTP_URL: typed })).toThrow(/SMTP_URL must be an address such as .*write # as %23/);
});

test("accepts encoded characters and options of the mail server", () => {
  const url = "smtps://me%40example.com:pa%23s%2Fs%3F@mail.example.com:465?tls.rejectUnauthorized=false";
  expect(readEnv({ ...mail, SMTP_URL: url, PUBLIC_URL: "https://www.example.com" }).SMTP_URL).toBe(url);
});

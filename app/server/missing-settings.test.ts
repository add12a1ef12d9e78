import { expect, test } from "vitest";
import { readEnv } from "~/process/env.server";
import { missingSettings } from "./missing-settings.server";

const complete = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  PUBLIC_URL: "https://www.example.com",
  SMTP_URL: "smtp://127.0.0.1:25",
  MAIL_FROM: "Datum 3D <noreply@example.com>",
  TRUST_PROXY: "1",
  ADMIN_EMAIL: "owner@example.com",
  SESSION_SECRET: "s".repeat(32),
};

test("lists the missing settings of a production site, and none elsewhere", () => {
  expect(missingSettings(readEnv(complete))).toEqual([]);
  expect(missingSettings(readEnv({}))).toEqual(["PUBLIC_URL", "SMTP_URL", "ADMIN_EMAIL", "SESSION_SECRET"]);
  expect(missingSettings(readEnv({ NODE_ENV: "development" }))).toEqual([]);
});

test.each([
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://intranet.example.com" }, false],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://www.example.com" }, true],
  [{ HOST: "127.0.0.1", PUBLIC_URL: "http://intranet.example.com" }, true],
])("reports an untrusted proxy if a proxy is required: %j", (settings, isMissing) => {
  const found = missingSettings(readEnv({ ...complete, ...settings, TRUST_PROXY: "0" }));
  expect(found).toEqual(isMissing ? ["TRUST_PROXY"] : []);
});

import { describe, expect, test } from "vitest";
import { findLeaks, rememberForm } from "#tests/support/app/log";
import { spawnProcess } from "#tests/support/app/process";

const token = "Qm9va2luZ3MgYXJlIHByaXZhdGUgaW4gdGhpcyBzaXRl";

describe("the check of every log that the tests produce", () => {
  test.each([
    ["an email address", '{"msg":"no mail to ada@example.com"}'],
    ["an email address", '{"path":"/users?q=ada%40example.com"}'],
    ["a phone number", '{"detail":"(818) 555-0101"}'],
    ["a phone number", '{"detail":"+18185550101"}'],
    ["a cookie or token", '{"headers":{"Authorization":"x"}}'],
    ["a cookie or token", "cookie: __session=abc"],
    ["a secret of a link or cookie", `{"path":"/request/${token}"}`],
    ["personal data", '{"params":["Ada Lovelace"]}'],
    ["ADMIN_PASSWORD", '{"password":"open sesame"}'],
    ["the password of DATABASE_URL", "postgres://datum3d:top-secret@127.0.0.1/datum3d"],
    ["what a test typed", '{"fullName":"Wilhelmina Typed"}'],
  ])("finds %s", (reason, line) => {
    rememberForm([["fullName", "Wilhelmina Typed"]]);
    const env = {
      ADMIN_PASSWORD: "open sesame",
      DATABASE_URL: "postgres://datum3d:top-secret@127.0.0.1/datum3d",
    };
    expect(findLeaks(`{"event":"before"}\n${line}\n`, env)).toEqual([`${reason}: ${line}`]);
  });

  test.each([
    '{"requestId":"0c9a2b1e-6a1f-4a3e-9d6e-2f6f0f9d7a11","path":"/request/[secret]/files/[name]","status":200}',
    '{"event":"listening","host":"127.0.0.1","port":3000,"release":"datum3d-1.0.0"}',
    "    at file:///srv/datum3d/node_modules/@remix-run/express/dist/server.js:12:3",
    "build/client/assets/hanken-grotesk-vietnamese-wght-normal-CHiFlh_0.woff2  9.32 kB",
    `{"sha256":"${"0a".repeat(32)}"}`,
    '{"event":"first-sign-in","email":"admin@example.com","password":"abcd-efgh-ijkl-mnop"}\n{}',
  ])("accepts %s", (log) => expect(findLeaks(log)).toEqual([]));

  test("fails the test whose process has logged something personal", async () => {
    const program = ["-e", 'process.stdout.write("a request of ada@example.com\\n")'];
    const app = await spawnProcess({ program });
    await app.exit;
    await expect(app.stop()).rejects.toThrow("an email address: a request of ada@example.com");
  });
});

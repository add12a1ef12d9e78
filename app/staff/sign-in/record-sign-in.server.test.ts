// @one-engine

import { asc } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { hashPassword } from "~/staff/passwords/hash-password.server";
import { findSession, signOut } from "~/staff/sessions/sessions.server";
import { limitSignIn } from "./record-sign-in.server";
import { signIn } from "./sign-in.server";

const email = "ada@example.com";
const enter = (password: string, as = email) =>
  signIn(new Request("http://localhost/login"), { email: as, password }, "198.51.100.7");

async function recorded() {
  const found = await db().select().from(auditEntries).orderBy(asc(auditEntries.id));
  return found.map(({ action, actor, subject }) => [action, actor, subject]);
}

test("records sign-ins and sign-outs of an account", async () => {
  const staff = await insertStaff({ email, passwordHash: await hashPassword("correct horse 7") });
  await enter("correct horse 7");
  const request = await requestAs(staff, "/logout");
  await Promise.all([signOut(request), signOut(request)]);
  await signOut(request);
  expect(await recorded()).toEqual([
    ["signed-in", email, email],
    ["signed-out", email, email],
  ]);
  expect(await findSession(request)).toBeNull();
});

test("records the first of many failures and of the later refusals, for existing accounts only", async () => {
  await insertStaff({ email, passwordHash: await hashPassword("correct horse 7") });
  for (let attempt = 0; attempt < 12; attempt += 1) await enter("wrong").catch(() => undefined);
  await enter("wrong", "nobody@example.com").catch(() => undefined);
  const expected = [
    ["sign-in-failed", "", email],
    ["sign-in-blocked", "", email],
  ];
  await vi.waitFor(async () => expect(await recorded()).toEqual(expected));
});

test("records one of many concurrent failures", async () => {
  const account = await insertStaff({ email });
  const fail = (owner?: typeof account) =>
    limitSignIn(
      [],
      owner,
      () => Promise.resolve(),
      () => "wrong",
    );
  await Promise.all(Array.from({ length: 20 }, () => fail(account)));
  await fail();
  await vi.waitFor(async () => expect(await recorded()).toHaveLength(1));
});

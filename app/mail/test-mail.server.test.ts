// @one-engine

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertSession } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { mails, type MailState } from "~/db/schema.server";
import { sendTestMail } from "./test-mail.server";

test.each<[MailState, string]>([
  ["waiting", "waiting"],
  ["sent", "done"],
  ["probably-delivered", "done"],
  ["failed", "refused"],
])("a test mail in the state %s has the result %s", async (state, result) => {
  const session = await insertSession({ isAdmin: true });
  const formId = randomUUID();
  const send = () => sendTestMail(session, { formId });
  await send();
  await db().update(mails).set({ state });
  expect(await send()).toMatchObject({ result });
});

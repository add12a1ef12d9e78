import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { toChangeKey, changeAsAdmin } from "~/access/live-session.server";
import type { Session } from "~/access/session";
import { mailSubject, recordAudit, recognizeEntry } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import * as text from "~/messages/outbox";
import { findMailStop } from "./mail-stop.server";
import { hasMailServer } from "./outbox-state.server";
import { enqueueMail } from "./outbox.server";

/** What has become of a test mail: `done` once the mail server has taken it, or most likely so, `refused` by it, or it still waits. */
interface TestOutcome {
  result: "done" | "refused" | "waiting";
  /** What the mail server said, or why it was not reached; empty if nothing is known. */
  response: string;
}

/** Milliseconds for which the sender waits for an answer of the mail server, and between two looks. */
const [patience, interval] = [8_000, 250];

/**
 * Sends the acting administrator a mail through the outbox, as every other one, and waits a few seconds for what becomes of it.
 *
 * @param formId of a request that may come again: the mail that it has sent is looked at again
 * @throws {SessionEndedError}
 * @throws {NotAllowedError} when the acting account is no longer an administrator's
 */
export async function sendTestMail(
  session: Session,
  { formId = randomUUID() }: { formId?: string } = {},
): Promise<TestOutcome> {
  const onceKey = `test ${toChangeKey(session.staff, formId, {})}`;
  await changeAsAdmin(session, { act: "mail-tested" }, async (transaction) => {
    const { subject, paragraphs } = text.testMail;
    await enqueueMail(transaction, {
      kind: "mail-test",
      toAddress: session.staff.email,
      subject,
      content: { paragraphs },
      onceKey,
    });
  });
  // Without a mail server there is nothing to wait for.
  const end = Date.now() + (hasMailServer() ? patience : 0);
  let outcome = await findOutcome(onceKey);
  while (outcome.result === "waiting" && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, interval));
    outcome = await findOutcome(onceKey);
  }
  if (outcome.result === "done") await recordTest(session, outcome.id, formId);
  return { result: outcome.result, response: outcome.response };
}

async function findOutcome(onceKey: string): Promise<TestOutcome & { id: string }> {
  const [mail] = await db()
    .select({ id: mails.id, state: mails.state, response: mails.response })
    .from(mails)
    .where(eq(mails.onceKey, onceKey));
  if (!mail) return { id: "", result: "refused", response: "" };
  const { id, state, response } = mail;
  if (state === "sent" || state === "probably-delivered") return { id, result: "done", response };
  if (state === "failed" || state === "canceled") return { id, result: "refused", response };
  // While no mail can be sent, what the server said is noted apart from the mail.
  return { id, result: "waiting", response: response || ((await findMailStop())?.response ?? "") };
}

/** The list of the first steps shows it. */
async function recordTest(session: Session, id: string, formId: string): Promise<void> {
  const action = "mail-tested";
  await changeAsAdmin(session, { act: action }, async (transaction) => {
    const { earlier, ofForm } = await recognizeEntry(transaction, { action, session, formId }, {});
    if (earlier) return;
    const entry = { action, actor: session.staff, subject: mailSubject(id), detail: ofForm } as const;
    await recordAudit(transaction, entry);
  });
}

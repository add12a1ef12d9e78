import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { changeAsAdmin } from "~/access/admin-transaction.server";
import { toChangeKey } from "~/access/change-key.server";
import type { Session } from "~/access/session";
import { mailSubject, recordAudit, recognizeEntry } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import * as text from "~/messages/outbox";
import { findMailStop } from "./mail-stop.server";
import { hasMailServer } from "./outbox-state.server";
import { enqueueMail } from "./outbox.server";

/**
 * `done`: the mail server has accepted the mail, or probably has. `refused`: it has refused the mail, or the mail was canceled. `waiting`:
 * there is no outcome yet.
 */
interface TestOutcome {
  result: "done" | "refused" | "waiting";
  /** The mail server's response, or the reason why the connection failed; empty if unknown. */
  response: string;
}

/** Milliseconds for which the page waits for the mail server, and between two checks. */
const [timeout, interval] = [8_000, 250];

/**
 * Sends the acting administrator a mail through the outbox, and waits a few seconds for its outcome. A repeat with the same `formId`
 * checks the same mail. Throws like `changeAsAdmin`.
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
  const end = Date.now() + (hasMailServer() ? timeout : 0);
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
  // While the queue is stopped, the stop has the server's response, not the mail.
  return { id, result: "waiting", response: response || ((await findMailStop())?.response ?? "") };
}

/** Records the test, which completes one of the dashboard's first steps. */
async function recordTest(session: Session, id: string, formId: string): Promise<void> {
  const action = "mail-tested";
  await changeAsAdmin(session, { act: action }, async (transaction) => {
    const { earlier, ofForm } = await recognizeEntry(transaction, { action, session, formId }, {});
    if (earlier) return;
    const entry = { action, actor: session.staff, subject: mailSubject(id), detail: ofForm } as const;
    await recordAudit(transaction, entry);
  });
}

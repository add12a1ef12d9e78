import type { Session } from "~/access/session";
import { findCustomerEmail } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { legalVersions, mails, prices, savedReplies } from "~/db/schema.server";
import { sendAgain } from "~/mail/send-again.server";
import { sendTestMail } from "~/mail/test-mail.server";
import { action } from "~/routes/api/route";
import type { Write } from "./held-body";

/** The entries of each list, by their place. */
const ids = ["0198f0a0-0000-7000-8000-000000000001", "0198f0a0-0000-7000-8000-000000000002"] as const;

/** Adds two prices and two replies, which the calls below change. */
export async function insertEntries(): Promise<void> {
  const entries = ids.map((id, position) => ({ id, position, label: `Entry ${position}` }));
  await db()
    .insert(prices)
    .values(entries.map((entry) => ({ ...entry, unitCents: 20_000 })));
  await db()
    .insert(savedReplies)
    .values(entries.map((entry) => ({ ...entry, text: "Is there parking?" })));
}

/** A call of the API with a JSON body. */
export function call(method: string, path: string, body: object): Write {
  return { action, method, path, type: "application/json", body: JSON.stringify(body) };
}

const callV1 = (method: string, path: string, body: object) => () => call(method, `/api/v1/${path}`, body);

/** Adds a version of the terms, which can be translated. */
export async function insertLegal(): Promise<void> {
  await db().insert(legalVersions).values({ document: "terms", version: 2, text: "Our terms" });
}

/**
 * Every call of the API by which administrators change something, but those about accounts, by route.
 *
 * @param email of the person who is exported and erased
 */
export const adminCalls = (email: string) => ({
  "api:v1-price": {
    save: callV1("PUT", `prices/${ids[0]}`, { label: "Floor plan", unit: "", unitCents: 30_000 }),
  },
  "api:v1-price-position": { move: callV1("PUT", `prices/${ids[0]}/position`, { before: null }) },
  "api:v1-reply": {
    save: callV1("PUT", `replies/${ids[0]}`, { label: "Parking", text: "Where do we park?" }),
  },
  "api:v1-reply-position": { move: callV1("PUT", `replies/${ids[0]}/position`, { before: null }) },
  "api:v1-erasures": { erase: callV1("POST", "erasures", { person: email, mode: "erase" }) },
  "api:v1-person-exports": { export: callV1("POST", "person-exports", { person: email }) },
  "api:v1-removals": {
    confirm: callV1("POST", "removals", { shownAt: new Date().toISOString() }),
  },
  "api:v1-mail-sending": {
    "send again":
      ({ mailId }: { mailId: string }) =>
      (session: Session) =>
        sendAgain(mailId, { session, findCustomer: findCustomerEmail }),
  },
  "api:v1-mail-queue": {
    "send-held": callV1("POST", "mail-queue", { action: "send-held" }),
    "send-failed": callV1("POST", "mail-queue", { action: "send-failed" }),
  },
  "api:v1-mail-tests": { test: () => (session: Session) => sendTestMail(session) },
  "api:v1-settings-company": { save: callV1("PATCH", "settings/company", { city: "Reno" }) },
  "api:v1-settings-answers": { save: callV1("PATCH", "settings/answers", { replyHours: 4 }) },
  "api:v1-settings-requests": { save: callV1("PATCH", "settings/requests", { leadDays: 5 }) },
  "api:v1-settings-data": { save: callV1("PATCH", "settings/data", { retentionMailDays: 30 }) },
  "api:v1-legal-text": { publish: callV1("PUT", "legal-texts/terms", { text: "New" }) },
  "api:v1-legal-translations": {
    translate: callV1("PUT", "legal-texts/terms/translations", { vi: "Mới" }),
  },
});

/** Adds an email to a customer. */
export async function insertMail(state: "sent" | "held"): Promise<string> {
  const mail = { kind: "test", toAddress: "ada@example.com", subject: "Test", content: { paragraphs: [] } };
  const [inserted] = await db()
    .insert(mails)
    .values({ ...mail, state })
    .returning();
  return inserted?.id ?? "";
}

import type { Session } from "~/access/session";
import { findCustomerAddress } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { legalVersions, mails, prices, savedReplies } from "~/db/schema.server";
import { sendAgain } from "~/mail/send-again.server";
import { sendTestMail } from "~/mail/test-mail.server";
import { action as erasures } from "~/routes/api/v1-erasures";
import { action as legalText } from "~/routes/api/v1-legal-text";
import { action as legalTranslations } from "~/routes/api/v1-legal-translations";
import { action as mailQueue } from "~/routes/api/v1-mail-queue";
import { action as personExports } from "~/routes/api/v1-person-exports";
import { action as price } from "~/routes/api/v1-price";
import { action as pricePosition } from "~/routes/api/v1-price-position";
import { action as removals } from "~/routes/api/v1-removals";
import { action as reply } from "~/routes/api/v1-reply";
import { action as replyPosition } from "~/routes/api/v1-reply-position";
import { action as answers } from "~/routes/api/v1-settings-answers";
import { action as company } from "~/routes/api/v1-settings-company";
import { action as data } from "~/routes/api/v1-settings-data";
import { action as requests } from "~/routes/api/v1-settings-requests";
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
export function call(
  action: Write["action"],
  method: string,
  path: string,
  body: object,
  params: Record<string, string> = {},
): Write {
  return { action, method, path, params, type: "application/json", body: JSON.stringify(body) };
}

const ofEntry = (action: Write["action"], path: string, body: object) =>
  call(action, "PUT", path.replace("ID", ids[0]), body, { id: ids[0] });

/** Adds a version of the terms, which can be translated. */
export async function insertLegal(): Promise<void> {
  await db().insert(legalVersions).values({ document: "terms", version: 2, text: "Our terms" });
}

/** Calls by which administrators change lists of the settings, and export or erase a person, by route. */
const listCalls = (email: string) => ({
  "routes/api/v1-price": {
    save: () => ofEntry(price, "/api/v1/prices/ID", { label: "Floor plan", unit: "", unitCents: 30_000 }),
  },
  "routes/api/v1-price-position": {
    move: () => ofEntry(pricePosition, "/api/v1/prices/ID/position", { before: null }),
  },
  "routes/api/v1-reply": {
    save: () => ofEntry(reply, "/api/v1/replies/ID", { label: "Parking", text: "Where do we park?" }),
  },
  "routes/api/v1-reply-position": {
    move: () => ofEntry(replyPosition, "/api/v1/replies/ID/position", { before: null }),
  },
  "routes/api/v1-erasures": {
    erase: () => call(erasures, "POST", "/api/v1/erasures", { person: email, mode: "erase" }),
  },
  "routes/api/v1-person-exports": {
    export: () => call(personExports, "POST", "/api/v1/person-exports", { person: email }),
  },
  "routes/api/v1-removals": {
    confirm: () => call(removals, "POST", "/api/v1/removals", { shownAt: new Date().toISOString() }),
  },
});

/** Calls by which administrators have emails sent, by route. */
const mailCalls = () => ({
  "routes/api/v1-mail-sending": {
    "send again":
      ({ mailId }: { mailId: string }) =>
      (session: Session) =>
        sendAgain(mailId, { session, findCustomer: findCustomerAddress }),
  },
  "routes/api/v1-mail-queue": {
    "send-held": () => call(mailQueue, "POST", "/api/v1/mail-queue", { action: "send-held" }),
    "send-failed": () => call(mailQueue, "POST", "/api/v1/mail-queue", { action: "send-failed" }),
  },
  "routes/api/v1-mail-tests": { test: () => (session: Session) => sendTestMail(session) },
});

const ofSection = (action: Write["action"], section: string, body: object) => () =>
  call(action, "PATCH", `/api/v1/settings/${section}`, body);

/** Calls by which administrators change settings and legal texts, by route. */
const settingsCalls = () => ({
  "routes/api/v1-settings-company": { save: ofSection(company, "company", { city: "Reno" }) },
  "routes/api/v1-settings-answers": { save: ofSection(answers, "answers", { replyHours: 4 }) },
  "routes/api/v1-settings-requests": { save: ofSection(requests, "requests", { leadDays: 5 }) },
  "routes/api/v1-settings-data": { save: ofSection(data, "data", { retentionMailDays: 30 }) },
  "routes/api/v1-legal-text": {
    publish: () =>
      call(legalText, "PUT", "/api/v1/legal-texts/terms", { text: "New" }, { document: "terms" }),
  },
  "routes/api/v1-legal-translations": {
    translate: () =>
      call(
        legalTranslations,
        "PUT",
        "/api/v1/legal-texts/terms/translations",
        { vi: "Mới" },
        { document: "terms" },
      ),
  },
});

/** Every call of the API by which administrators change something, but those about accounts. */
export const adminCalls = (email: string) => ({ ...listCalls(email), ...mailCalls(), ...settingsCalls() });

/** Adds an email to a customer. */
export async function insertMail(state: "sent" | "held"): Promise<string> {
  const mail = { kind: "test", toAddress: "ada@example.com", subject: "Test", content: { paragraphs: [] } };
  const [inserted] = await db()
    .insert(mails)
    .values({ ...mail, state })
    .returning();
  return inserted?.id ?? "";
}

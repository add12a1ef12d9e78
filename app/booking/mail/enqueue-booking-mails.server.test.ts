import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertStaff } from "#tests/support/records/staff";
import { openDraft } from "#tests/support/records/uploads";
import { saveDraft } from "~/booking/form/draft.server";
import { submitDraft } from "~/booking/form/submit.server";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";
import { perLane } from "~/mail/mail-limits";
import { heldBecause } from "~/messages/outbox";
import { company, setCompany } from "~/settings/company";
import { noticesPerHour } from "./enqueue-booking-mails.server";

async function book(answers: { fullName?: string; email: string; service?: string }) {
  const draft = await openDraft();
  await saveDraft(draft, {
    fullName: "Ada Lovelace",
    phone: "8185550101",
    serviceLocation: "Reno",
    termsAccepted: "on",
    privacyConsent: "on",
    ...answers,
  });
  return { draft, booking: await submitDraft(draft) };
}

const queued = () => db().select().from(mails).orderBy(asc(mails.createdAt), asc(mails.kind));
const queuedFor = async (address: string) =>
  (await queued()).filter(({ toAddress }) => toAddress === address);

test("a submit queues one mail to the visitor and one to the company, even if repeated", async () => {
  const { draft, booking } = await book({ email: "ada@example.com", service: "Large Object Scanning" });
  await submitDraft(draft);
  const reference = `${booking?.reference.slice(0, 4)}-${booking?.reference.slice(4)}`;
  const facts = [
    { label: "Reference", value: reference },
    { label: "Service", value: "Large Object Scanning" },
  ];
  expect(await queuedFor("ada@example.com")).toMatchObject([
    { replyTo: company().email, state: "waiting", content: { greeting: "Hi Ada Lovelace,", facts } },
  ]);
  expect(await queuedFor(company().email)).toMatchObject([
    {
      replyTo: "ada@example.com",
      state: "waiting",
      content: {
        facts: [
          ...facts,
          { label: "Full Name", value: "Ada Lovelace" },
          { label: "Service Location", value: "Reno" },
        ],
      },
    },
  ]);
  for (const { subject } of await queued()) expect(subject).toContain(reference);
});

test("the first mail contains the reply time and starting price if the company has set them", async () => {
  const { paragraphs: plain } = (await firstMail("ada@example.com")).content;
  const given = company();
  const answers = { startingPrices: { "scan-to-plan": 1450 }, turnaroundDays: { "scan-to-plan": 5 } };
  setCompany({ ...given, ...answers, replyHours: 1 });
  try {
    const { paragraphs } = (await firstMail("bob@example.com")).content;
    expect(paragraphs).toEqual([
      ...plain,
      "We usually answer within 1 business hour.",
      "Prices for Scan to Plan start at $1,450.",
      "After the visit, it usually takes about 5 business days.",
    ]);
  } finally {
    setCompany(given);
  }
});

async function firstMail(email: string) {
  await book({ email, service: "Scan to Plan" });
  const [mail] = await queuedFor(email);
  if (!mail) throw new Error("No mail was queued.");
  return mail;
}

test("a rolled back booking queues no mail", async () => {
  const { booking } = await book({ email: "not an address" });
  expect(booking).toBeNull();
  expect([await db().$count(bookings), await db().$count(mails)]).toEqual([0, 0]);
});

test("the company's mail links to the booking", async () => {
  const { booking } = await book({ email: "link@example.com" });
  const [mail] = await queuedFor(company().email);
  expect(mail?.content.action).toMatchObject({ path: `/booking-details/${booking?.id}` });
});

test("sends new requests to the company and the staff who want them, but not to removed staff", async () => {
  await insertStaff({ email: "wants@example.com", mailsNewRequests: true });
  await insertStaff({ email: "wants-none@example.com" });
  await insertStaff({ email: "removed@example.com", mailsNewRequests: true, deactivatedAt: new Date() });
  await insertStaff({ email: company().email.toUpperCase(), mailsNewRequests: true });
  await book({ email: "ada@example.com" });
  const recipients = (await queued()).map(({ toAddress }) => toAddress);
  expect(recipients.sort()).toEqual(["ada@example.com", company().email, "wants@example.com"].sort());
});

test("limits an address in any spelling to three mails an hour, and notifies the company of every booking", async () => {
  const spellings = [
    "victim@example.com",
    "VICTIM@example.com",
    "victim+1@example.com",
    "victim+2@example.com",
  ];
  for (const email of spellings) await book({ email });
  const toVictim = (await queued()).filter(({ kind }) => kind === "booking-received");
  expect(toVictim.map(({ state }) => state).sort()).toEqual(["held", "waiting", "waiting", "waiting"]);
  expect(toVictim.find(({ state }) => state === "held")?.response).toBe(heldBecause.mailbox);
  expect(await queuedFor(company().email)).toHaveLength(4);
  await book({ email: "somebody.else@example.com" });
  expect(await queuedFor("somebody.else@example.com")).toMatchObject([{ state: "waiting" }]);
});

test("limits the mails to all visitors per day", async () => {
  await db()
    .insert(mails)
    .values(
      Array.from({ length: perLane.form }, (_, index) => ({
        kind: "test",
        toAddress: `${index}@example.com`,
        subject: "",
        content: { paragraphs: [] },
        lane: "form" as const,
        admittedAt: new Date(),
      })),
    );
  await book({ email: "late@example.com" });
  expect(await queuedFor("late@example.com")).toMatchObject([{ state: "held" }]);
  expect(await queuedFor(company().email)).toMatchObject([{ state: "waiting" }]);
});

test("collects requests beyond ten notices an hour in one waiting summary", async () => {
  const toCompany = async () =>
    (await queuedFor(company().email)).map(({ kind, subject, isNotice }) => ({ kind, subject, isNotice }));
  const summaries = async () => (await toCompany()).slice(noticesPerHour).map(({ subject }) => subject);
  for (let index = 0; index < noticesPerHour + 3; index++) await book({ email: `${index}@example.com` });
  expect(await summaries()).toEqual(["3 more booking requests came in"]);
  expect((await toCompany()).every(({ isNotice }) => isNotice)).toBe(true);
  await db().update(mails).set({ state: "sent" }).where(eq(mails.kind, "bookings-summary-staff"));
  await book({ email: "next@example.com" });
  expect(await summaries()).toEqual(["3 more booking requests came in", "1 more booking request came in"]);
});

test("the visitor's mail contains no visitor input except a plain name", async () => {
  const fullName = "URGENT: your account was hacked, sign in at http://evil.example/login";
  await book({ fullName, email: "greeted@example.com" });
  const [mail] = await queuedFor("greeted@example.com");
  expect(mail?.content.greeting).toBe("Hi,");
  expect(JSON.stringify(mail)).not.toMatch(/hacked|evil/);
});

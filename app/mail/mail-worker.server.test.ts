import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { queueMails, startTestWorker, stopTestWorkers, storedMails } from "#tests/support/mail/worker";
import { insertBookings } from "#tests/support/records/bookings";
import { insertSession } from "#tests/support/records/staff";
import { mailSubject } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { auditEntries, mails } from "~/db/schema.server";
import { expired } from "~/messages/outbox";
import { company } from "~/settings/company";
import { composeMail } from "./attempt-mail.server";
import { claimMails } from "./claim-mails.server";
import { enqueueMail, insertMail, wakeMailWorker } from "./outbox.server";
import { recordOutcomes } from "./record-outcomes.server";
import { sendAgain } from "./send-again.server";

vi.setConfig({ testTimeout: 60_000 });

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

afterEach(async () => {
  server.reset();
  await stopTestWorkers();
});

const startWorker = () => startTestWorker(server.url);
const queue = (...addresses: string[]) => queueMails(addresses);
const stored = storedMails;
/** Waits longer than the default of vitest, because the machine may be busy. */
const until = (check: () => unknown) => vi.waitFor(check, 30_000);
const recipients = () => server.received.map(({ to }) => to).sort();
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `${index}@example.com`);

test("sends a queued mail at once, as HTML and as text, and records the server's response", async () => {
  startWorker();
  await queue("ada@example.com");
  wakeMailWorker();
  await until(async () => expect(await stored()).toMatchObject([{ state: "sent", attempts: 1 }]));
  const [mail] = await stored();
  expect(mail).toMatchObject({ leasedUntil: null, response: expect.stringMatching(/^250/) as unknown });
  expect(server.received).toMatchObject([
    { to: "ada@example.com", subject: "A subject", messageId: `<${mail?.id}@www.example.com>` },
  ]);
  for (const part of [server.received[0]?.text, server.received[0]?.html])
    expect(part).toContain("https://www.example.com/dashboard");
});

test("sends a held mail when its limits allow it", async () => {
  const mail = { kind: "test", toAddress: "ada@example.com", subject: "", content: { paragraphs: [] } };
  const keys = { limitKey: "ada@example.com", senderKey: "192.0.2.1", rangeKey: "" };
  await insertMail(db(), { ...mail, ...keys, state: "held", lane: "link" });
  startWorker();
  await until(async () => expect(await stored()).toMatchObject([{ state: "sent" }]));
});

test("inserts the address of a visitor's page when the mail is sent, and does not store it", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  const content = { paragraphs: [], action: { label: "Open", page: "request" as const } };
  await db().transaction((transaction) =>
    enqueueMail(transaction, { kind: "test", bookingId, toAddress: "a@example.com", subject: "", content }),
  );
  startWorker();
  await until(async () => expect(await stored()).toMatchObject([{ state: "sent" }]));
  expect(server.received[0]?.text).toContain(`https://www.example.com/request/of-${bookingId}`);
  expect(JSON.stringify(await stored())).not.toContain("/request/");
});

test.each(["REQUEST", "CANCEL"] as const)("sends a calendar file with its method %s", async (method) => {
  const calendar = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:Größe\r\nEND:VCALENDAR\r\n`;
  const parsed = calendar.replaceAll("\r\n", "\n");
  const content = { paragraphs: ["A visit."] };
  const mail = { kind: "test", toAddress: "a@example.com", subject: "", content };
  await db().transaction((transaction) =>
    enqueueMail(transaction, { ...mail, calendar, calendarMethod: method }),
  );
  startWorker();
  await until(() => expect(server.received).toMatchObject([{ calendar: { method, content: parsed } }]));
  expect(server.received[0]?.html).toContain("A visit.");
});

test("mails from a bare address have the company's name, and bounces go to that address", async () => {
  await queueMails(["a@example.com"]);
  const [mail] = await storedMails();
  if (!mail) throw new Error("No mail is queued.");
  const settings = { from: "noreply@example.com", origin: "https://www.example.com" };
  const { envelope, content } = await composeMail(mail, { path: undefined, firstId: null }, settings);
  expect(envelope).toEqual({ from: "noreply@example.com", to: ["a@example.com"] });
  expect(content.toString()).toContain(`From: ${company().name} <noreply@example.com>`);
});

test("automatic mails ask for no automatic reply, and replies go to people", async () => {
  const [bookingId = ""] = await insertBookings([{}]);
  const mail = { kind: "test", bookingId, toAddress: "a@example.com", content: { paragraphs: [] } };
  await db().transaction(async (transaction) => {
    await enqueueMail(transaction, { ...mail, subject: "1" });
    await enqueueMail(transaction, { ...mail, subject: "2", replyTo: "ada@example.com", isNotice: true });
    const signed = { paragraphs: ["See you."], signature: "Ada, Datum 3D" };
    await enqueueMail(transaction, { ...mail, subject: "3", content: signed });
  });
  startWorker();
  await until(() => expect(server.received.map(({ subject }) => subject)).toEqual(["1", "2", "3"]));
  const [first, second, third] = server.received;
  for (const mail of [first, second]) expect(mail?.headers).toContain("Auto-Submitted: auto-generated");
  // A ticket system ignores automatic mails.
  expect(third?.headers).not.toContain("Auto-Submitted");
  expect(first).toMatchObject({ sender: "noreply@example.com", replyTo: company().email });
  expect(first?.headers).not.toMatch(/In-Reply-To|List-Unsubscribe/);
  expect(second?.replyTo).toBe("ada@example.com");
  expect(second?.headers).toContain("List-Unsubscribe: <https://www.example.com/account-emails>");
  for (const later of [second, third])
    for (const header of ["In-Reply-To", "References"])
      expect(later?.headers).toContain(`${header}: ${first?.messageId}`);
});

test("does not send an expired or void mail, and records the reason", async () => {
  const mail = { kind: "test", subject: "", content: { paragraphs: [] } };
  await db().transaction(async (transaction) => {
    await enqueueMail(transaction, { ...mail, toAddress: "a@example.com", expiresAt: new Date() });
    await enqueueMail(transaction, { ...mail, toAddress: "b@example.com", condition: { quote: "1" } });
    await enqueueMail(transaction, { ...mail, toAddress: "c@example.com", condition: { quote: "2" } });
  });
  startTestWorker(server.url, {
    findVoidReason: ({ condition }) => Promise.resolve(condition?.quote === "1" ? "Withdrawn" : null),
  });
  await until(async () =>
    expect(await stored()).toMatchObject([
      { state: "canceled", response: expired },
      { state: "canceled", response: "Withdrawn" },
      { state: "sent" },
    ]),
  );
  expect(recipients()).toEqual(["c@example.com"]);
});

test("queues a mail with a key once", async () => {
  const mail = { kind: "test", subject: "", content: { paragraphs: [] }, onceKey: "visit-1" };
  for (const toAddress of ["a@example.com", "b@example.com"])
    await db().transaction((transaction) => enqueueMail(transaction, { ...mail, toAddress }));
  expect(await stored()).toMatchObject([{ toAddress: "a@example.com" }]);
});

test("never sends a mail of a transaction that is rolled back", async () => {
  const failed = db().transaction(async (transaction) => {
    await enqueueMail(transaction, {
      kind: "test",
      toAddress: "a@example.com",
      subject: "",
      content: { paragraphs: [] },
    });
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect(await stored()).toEqual([]);
});

test("a permanent refusal of a recipient fails at once, and the others get their mails", async () => {
  server.refusals.set("b@example.com", 550);
  await queue("a@example.com", "b@example.com", "c@example.com");
  startWorker();
  await until(async () =>
    expect(await stored()).toMatchObject([
      { state: "sent" },
      { state: "failed", attempts: 1 },
      { state: "sent" },
    ]),
  );
  expect((await stored())[1]?.response).toContain("550");
});

const findCustomer = () => Promise.resolve(undefined);

test("a temporary refusal waits a minute, and the mail can be sent again earlier", async () => {
  server.refusals.set("a@example.com", 451);
  await queue("a@example.com");
  startWorker();
  await until(async () =>
    expect(await stored()).toMatchObject([{ state: "waiting", attempts: 1, leasedUntil: null }]),
  );
  const [mail] = await stored();
  const wait = (mail?.nextAttemptAt.getTime() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThan(73_000);
  server.refusals.clear();
  const again = { session: await insertSession({ isAdmin: true }), findCustomer };
  expect(await sendAgain(mail?.id ?? "", again)).toEqual({ result: "done", state: "queued" });
  await until(async () => expect(await stored()).toMatchObject([{ state: "sent", attempts: 2 }]));
});

test("an unreachable server costs no mail", async () => {
  await queue("a@example.com");
  startTestWorker("smtp://127.0.0.1:1");
  await until(async () =>
    expect(await stored()).toMatchObject([
      {
        state: "waiting",
        attempts: 0,
        leasedUntil: null,
        response: expect.stringContaining("ECONNREFUSED") as unknown,
      },
    ]),
  );
});

test("two workers share the queue, and send no mail twice", async () => {
  await queue(...addresses(120));
  startWorker();
  startWorker();
  await until(async () => expect((await stored()).every(({ state }) => state === "sent")).toBe(true));
  expect(recipients()).toEqual(addresses(120).sort());
});

test("a worker that stops finishes its running mails and releases the others", async () => {
  let release: () => void = () => undefined;
  server.hold = new Promise((resolve) => (release = resolve));
  await queue(...addresses(20));
  const stop = startWorker();
  await until(() => expect(server.received).toHaveLength(5));
  const stopped = stop();
  release();
  await stopped;
  const states = (await stored()).map(({ state, attempts, leasedUntil }) => ({
    state,
    attempts,
    leasedUntil,
  }));
  expect(states.filter(({ state }) => state === "sent")).toHaveLength(5);
  expect(states.filter(({ state }) => state === "waiting")).toEqual(
    Array.from({ length: 15 }, () => ({ state: "waiting", attempts: 0, leasedUntil: null })),
  );
});

test("a mail whose process ended is sent again under the same Message-ID, and the late process changes nothing", async () => {
  await queue("a@example.com");
  const [lost] = await claimMails(1, randomUUID());
  expect(await claimMails(1, randomUUID())).toEqual([]);
  await db()
    .update(mails)
    .set({ leasedUntil: sql`now() - interval '1 second'` });
  startWorker();
  await until(async () => expect(await stored()).toMatchObject([{ state: "sent", attempts: 2 }]));
  expect(server.received[0]?.messageId).toBe(`<${lost?.id}@www.example.com>`);
  const outcome = { state: "failed", response: "too late" } as const;
  if (lost) await recordOutcomes([{ mail: lost, outcome }]);
  expect(await stored()).toMatchObject([{ state: "sent" }]);
});

test("sends a sent mail again as a copy; an unknown mail is not sent", async () => {
  await queue("a@example.com");
  await db().update(mails).set({ state: "sent" });
  const [sent] = await stored();
  const session = await insertSession({ isAdmin: true });
  expect(await sendAgain(sent?.id ?? "", { session, findCustomer })).toEqual({
    result: "done",
    state: "queued",
  });
  const [copy] = await db().select().from(mails).where(eq(mails.state, "waiting"));
  expect(copy).toMatchObject({ toAddress: "a@example.com", attempts: 0 });
  expect(copy?.id).not.toBe(sent?.id);
  expect(await sendAgain(randomUUID(), { session, findCustomer })).toBeNull();
  expect(await db().select().from(auditEntries)).toMatchObject([
    {
      action: "mail-sent-again",
      actor: session.staff.email,
      subject: mailSubject(sent?.id ?? ""),
      detail: {},
    },
  ]);
});

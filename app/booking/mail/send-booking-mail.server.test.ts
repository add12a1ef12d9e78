import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SMTPServer } from "smtp-server";
import { openDraft } from "#tests/support/uploads";
import { consumeAttempt } from "~/db/rate-limit.server";
import { log } from "~/log.server";
import { company } from "~/site/company";
import { saveDraft } from "~/booking/form/draft.server";
import { visitorMailsPerDay } from "./mail-limits.server";
import { notifyOfBooking } from "./send-booking-mail.server";
import { submitDraft } from "~/booking/form/submit.server";

const received: { to: string; text: string }[] = [];
/** Addresses that the mail server rejects as unknown. */
const unknown = new Set<string>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    done(unknown.has(address) ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null);
  },
  onData(stream, session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    stream.on("end", () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  received.length = 0;
  unknown.clear();
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const warn = vi.spyOn(log, "warn");
const error = vi.spyOn(log, "error");

/** Submits a booking and sends its emails. */
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
  const booking = await submitDraft(draft);
  const address = server.server.address();
  await notifyOfBooking(booking?.id ?? "", {
    SMTP_URL: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    MAIL_FROM: "Datum 3D <noreply@example.com>",
    PUBLIC_URL: "https://www.example.com/",
  });
  return booking;
}

const recipients = () => received.map(({ to }) => to).sort();
const textFor = (address: string) => received.find(({ to }) => to === address)?.text ?? "";

test("sends the visitor and the company an email with the reference, without injected headers", async () => {
  const booking = await book({ fullName: "Ada\r\nBcc: everybody@example.com", email: "ada@example.com" });
  expect(recipients()).toEqual(["ada@example.com", company.email]);
  for (const { text } of received) {
    expect(text).toContain(`${booking?.reference.slice(0, 4)}-${booking?.reference.slice(4)}`);
    expect(text.split("\r\n\r\n")[0]).not.toMatch(/^bcc:/im);
  }
});

test("both emails name the service", async () => {
  await book({ email: "service@example.com", service: "Large Object Scanning" });
  for (const address of ["service@example.com", company.email])
    expect(textFor(address).split("\r\n")).toContain("Service: Large Object Scanning");
});

test("D28: the company's email contains the absolute URL of the booking", async () => {
  const booking = await book({ email: "link@example.com" });
  const lines = textFor(company.email).split("\r\n");
  expect(lines).toContain(`https://www.example.com/booking-details/${booking?.id}`);
});

test("D14: notifies the company when the visitor's address is rejected", async () => {
  unknown.add("typo@example.com");
  error.mockClear();
  const booking = await book({ email: "typo@example.com" });
  expect(recipients()).toEqual([company.email]);
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toMatchObject({
    event: "booking-mail-failed",
    bookingId: booking?.id,
    recipient: "visitor",
    err: { responseCode: 550 },
  });
});

test("D14: notifies the visitor when the company's address is rejected", async () => {
  unknown.add(company.email);
  error.mockClear();
  await book({ email: "told@example.com" });
  expect(recipients()).toEqual(["told@example.com"]);
  expect(error.mock.calls.map(([entry]) => entry)).toMatchObject([{ recipient: "company" }]);
});

test("F5: limits an address in any spelling to three emails an hour, and notifies the company of every booking", async () => {
  warn.mockClear();
  for (const email of [
    "victim@example.com",
    "VICTIM@example.com",
    "vic.tim@example.com",
    "victim+1@example.com",
  ])
    await book({ email });
  expect(recipients().filter((to) => to !== company.email)).toHaveLength(3);
  expect(recipients().filter((to) => to === company.email)).toHaveLength(4);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatchObject({
    event: "booking-mail-refused",
    recipient: "visitor",
    reason: "recipient-limit",
  });

  received.length = 0;
  await book({ email: "somebody.else@example.com" });
  expect(recipients()).toContain("somebody.else@example.com");
});

test("F5: the visitor's email contains no visitor input except a plain name", async () => {
  await book({
    fullName: "URGENT: your account was hacked, sign in at http://evil.example/login",
    email: "greeted@example.com",
  });
  expect(textFor("greeted@example.com")).toContain("\r\nHello,\r\n");
  expect(textFor("greeted@example.com")).not.toMatch(/hacked|evil/);
  received.length = 0;
  await book({ fullName: "Zoë O'Hara-Smith Jr.", email: "greeted@example.com" });
  expect(textFor("greeted@example.com").replaceAll("=\r\n", "")).toMatch(
    /^Hello Zo(ë|=C3=AB) O'Hara-Smith Jr\.,/m,
  );
});

test("F5: limits the number of emails to all visitors per day", async () => {
  await consumeAttempt(visitorMailsPerDay, "all", visitorMailsPerDay.attempts).catch(() => undefined);
  warn.mockClear();
  await book({ email: "late@example.com" });
  expect(recipients()).toEqual([company.email]);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ event: "booking-mail-refused", reason: "day-limit" });
});

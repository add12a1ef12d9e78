// @one-engine

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { insertBookings } from "#tests/support/records/bookings";
import { db } from "~/db/client.server";
import { minuteMs } from "~/lib/time";
import { attemptMail } from "./attempt-mail.server";
import { cancelWaitingMails } from "./cancel-mails.server";
import { type ClaimedMail, claimMails } from "./claim-mails.server";
import { enqueueMail } from "./outbox.server";
import { rfcTimeouts, SmtpSession } from "./smtp-session.server";

const origin = "https://www.example.com";

let server: MailServer;
let path: string;
let bookingId: string;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.reset();
  path = "/request/current";
  [bookingId = ""] = await insertBookings([{}]);
  const content = { paragraphs: [], action: { label: "Open", page: "request" as const } };
  await db().transaction((transaction) =>
    enqueueMail(transaction, { kind: "test", bookingId, toAddress: "a@example.com", subject: "", content }),
  );
});

async function claim(): Promise<ClaimedMail> {
  const [mail] = await claimMails(1, randomUUID());
  if (!mail) throw new Error("No mail is due.");
  return mail;
}

/** Moves the reading time of a claim's facts `age` milliseconds into the past. */
const ofAge = (age: number, mail: ClaimedMail): ClaimedMail => ({
  ...mail,
  facts: { ...mail.facts, readAt: performance.now() - age },
});

async function attempt(
  mail: ClaimedMail,
  pathAtClaim: string,
  findVoidReason = () => Promise.resolve<string | null>(null),
) {
  const { signal } = new AbortController();
  const session = new SmtpSession({ url: server.url, timeouts: rfcTimeouts, signal });
  const mailLinkPaths = {
    request: () => Promise.resolve(path),
    draft: String,
    invitation: String,
    "password-reset": String,
  };
  const settings = { from: "site@example.com", origin, mailLinkPaths, findVoidReason, signal };
  const prepared = { mail, path: Promise.resolve(pathAtClaim) };
  const { outcome } = await attemptMail(session, prepared, settings, { isProbe: false });
  session.close();
  return outcome;
}

test("does not send a mail that was canceled a while after its claim", async () => {
  const mail = await claim();
  await db().transaction((transaction) => cancelWaitingMails(transaction, { bookingId }, "Erased"));
  expect(await attempt(ofAge(minuteMs, mail), path)).toEqual({ state: "canceled", response: "Erased" });
  expect(server.received).toEqual([]);
});

test("looks up the link of a mail again a while after its claim", async () => {
  const mail = await claim();
  path = "/request/renewed";
  expect(await attempt(ofAge(minuteMs, mail), "/request/current")).toMatchObject({ state: "sent" });
  expect(server.received[0]?.text).toContain(`${origin}/request/renewed`);
});

test("sends a newly claimed mail with the facts of its claim", async () => {
  expect(await attempt(ofAge(0, await claim()), "/request/of-its-claim")).toMatchObject({ state: "sent" });
  expect(server.received[0]?.text).toContain(`${origin}/request/of-its-claim`);
});

test("a mail waits when something else than the mail server has failed", async () => {
  const fail = () => Promise.reject(new Error("The database is gone"));
  expect(await attempt(ofAge(minuteMs, await claim()), path, fail)).toMatchObject({
    state: "waiting",
    response: "The database is gone",
  });
  expect(server.received).toEqual([]);
});

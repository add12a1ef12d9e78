import { setTimeout as delay } from "node:timers/promises";
import type { AppProcess } from "#tests/support/app/process";
import type { PostgresServer } from "#tests/support/database/postgres-server";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { randomAddress } from "./load";
import { createDatabase, secondsUntil, startOne, startServer, withSql } from "./parts";
import { type FaultReport, test } from "./report";

/** Mails per request: one to the customer, one to staff. */
const perRequest = 2;
/** While the queue is stopped, the app tries one mail a minute. */
const probeSeconds = 75;

test(
  "the mail server refuses connections or the sender, or is silent: no mail is lost, sent twice or charged an attempt",
  { timeout: 900_000 },
  async ({ report }) => {
    const server = await startServer(report);
    await Promise.all([
      startSite(report, server).then(async (site) => {
        await refuse(site, "421 at connect", { greeting: 421 });
        await refuseSender(site);
        await respondLate(site, 12);
      }),
      startSite(report, server).then(stallGreeting),
      startSite(report, server).then((site) => respondLate(site, 300)),
    ]);
  },
);

interface MailSite {
  report: FaultReport;
  app: AppProcess;
  mailServer: MailServer;
  staff: Visitor;
  expected: number;
  stops: number;
  readMails: () => Promise<{ state: string; attempts: number }[]>;
  book: () => Promise<void>;
}

async function startSite(report: FaultReport, server: PostgresServer): Promise<MailSite> {
  const mailServer = await startMailServer();
  report.onEnd(mailServer.stop);
  const database = await createDatabase(server);
  const app = await startOne(report, {
    env: {
      ...database,
      SMTP_URL: mailServer.url,
      MAIL_FROM: "Datum 3D <noreply@example.com>",
      PUBLIC_URL: "https://www.example.com",
    },
  });
  const staff = await signInVisitor(app.url);
  const site: MailSite = {
    report,
    app,
    mailServer,
    staff,
    expected: 0,
    stops: 0,
    readMails: () =>
      withSql(database.DATABASE_URL, (sql) => sql`select state, attempts from mails order by created_at, id`),
    book: async () => {
      const visitor = new Visitor(app.url, { "X-Forwarded-For": randomAddress() });
      await fillInBooking(visitor, "Patient Customer");
      await submitBooking(visitor);
      site.expected += perRequest;
    },
  };
  return site;
}

/** Makes the server reject all mails while people book, and then recover. */
async function refuse(site: MailSite, fault: string, answers: Partial<MailServer>): Promise<void> {
  Object.assign(site.mailServer, answers);
  await site.book();
  await site.book();
  await expectStopped(site, fault, 30);
  await site.book();
  const none = Object.fromEntries(Object.keys(answers).map((name) => [name, undefined]));
  Object.assign(site.mailServer, none);
  await expectAllSent(site, fault, probeSeconds);
}

/** Like `refuse` for a rejected sender, but an administrator ends the wait for the next attempt. */
async function refuseSender(site: MailSite): Promise<void> {
  const fault = "550 to MAIL FROM";
  site.mailServer.sender = 550;
  await site.book();
  await expectStopped(site, fault, 30);
  site.mailServer.sender = undefined;
  await (await site.staff.open("/dashboard")).submit({}, "Try now");
  await expectAllSent(site, `${fault}, after "Try now"`, 15);
}

/** Makes the server accept connections without a greeting until the app gives up, and then recover. */
async function stallGreeting(site: MailSite): Promise<void> {
  const fault = "no greeting";
  let greet: () => void = () => undefined;
  site.mailServer.holdGreeting = new Promise((resolve) => (greet = resolve));
  await site.book();
  await expectStopped(site, fault, 330);
  await site.book();
  site.mailServer.holdGreeting = undefined;
  greet();
  await expectAllSent(site, fault, probeSeconds);
}

/** Makes the server answer late after it has received a whole mail. Mails that are queued during this time do not wait for the answer. */
async function respondLate(site: MailSite, seconds: number): Promise<void> {
  const { report, mailServer, readMails } = site;
  const fault = `${seconds} s after the final dot`;
  let answer: () => void = () => undefined;
  mailServer.hold = new Promise((resolve) => (answer = resolve));
  await site.book();
  const hasContent = await secondsUntil(() => mailServer.received.length === site.expected, 30);
  report.note(`${fault}: the server has the content after ${hasContent} s`);
  mailServer.hold = undefined;
  const ended = delay(seconds * 1000);
  await site.book();
  const others = await secondsUntil(() => mailServer.received.length === site.expected, seconds);
  report.expect(`${fault}: mails queued meanwhile leave within 5 s`, others <= 5, `${others} s`);
  await ended;
  const open = (await readMails()).filter(({ state, attempts }) => state === "waiting" && attempts === 1);
  report.expect(`${fault}: each is still in its first attempt`, open.length >= perRequest, open);
  answer();
  await expectAllSent(site, fault, 15);
}

async function expectStopped(site: MailSite, fault: string, seconds: number): Promise<void> {
  const { report, staff, readMails, mailServer } = site;
  const readBanner = async () => {
    const { document } = await staff.open("/dashboard");
    return (document.querySelector("main [role=alert]")?.textContent ?? "").replace(/\s+/g, " ").trim();
  };
  const wait = await secondsUntil(async () => (await readBanner()).startsWith("Email has stopped"), seconds);
  report.expect(`${fault}: the dashboard says that email has stopped`, wait < seconds, `after ${wait} s`);
  report.note(`${fault}: the banner: ${await readBanner()}`);
  const unsent = async () => (await readMails()).filter(({ state }) => state !== "sent");
  // A concurrent mail keeps its attempt until its own outcome is recorded.
  const isFree = async () =>
    (await unsent()).every(({ state, attempts }) => state === "waiting" && attempts === 0);
  const settled = await secondsUntil(isFree, 10);
  report.expect(`${fault}: all wait, and none has paid an attempt`, settled < 10, await unsent());
  report.expect(`${fault}: one alert`, countStops(site) === ++site.stops, countStops(site));
  report.note(`${fault}: ${mailServer.received.length} mails have arrived so far`);
}

async function expectAllSent(site: MailSite, fault: string, seconds: number): Promise<void> {
  const { report, readMails, mailServer, expected } = site;
  const isSent = async () => (await readMails()).every(({ state }) => state === "sent");
  const wait = await secondsUntil(isSent, seconds);
  report.expect(
    `${fault}: when the server is well, all leave within ${seconds} s`,
    wait < seconds,
    `${wait} s`,
  );
  const mails = await readMails();
  report.expect(
    `${fault}: each in one attempt that counts`,
    mails.every(({ attempts }) => attempts === 1),
    mails,
  );
  const ids = new Set(mailServer.received.map(({ messageId }) => messageId));
  const isOnce = ids.size === expected && mailServer.received.length === expected;
  report.expect(`${fault}: each arrived once`, isOnce, `${mailServer.received.length} of ${expected}`);
  report.expect(`${fault}: the queue stopped no further time`, countStops(site) === site.stops);
}

const countStops = ({ app }: MailSite) => app.output().split('"event":"mail-queue-stopped"').length - 1;

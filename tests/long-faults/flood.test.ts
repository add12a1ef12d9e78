import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import * as bookingText from "~/messages/booking";
import * as draftLink from "~/messages/draft-link";
import * as lookup from "~/messages/private-page";
import { secondsUntil, startOne } from "./parts";
import { type FaultReport, test } from "./report";

/** The number of client addresses. Half of them fill in the form, the others call the API. */
const addresses = 550;
const atOnce = 20;
const honest = "honest@example.org";

test(
  `${addresses} addresses flood the form and the API: a visitor books, continues later and looks the request up, and gets all mails`,
  { timeout: 420_000 },
  async ({ report }) => {
    const server = await startMailServer();
    report.onEnd(server.stop);
    const app = await startOne(report, {
      env: {
        SMTP_URL: server.url,
        MAIL_FROM: "site@example.com",
        PUBLIC_URL: "http://localhost",
      },
    });
    const numbers = Array.from({ length: addresses }, (_, index) => index);
    const outcomes = new Map<string, number>();
    const began = performance.now();
    await inGroups(numbers.slice(0, addresses / 2), (number) => visit(app.url, number, outcomes));
    await visitHonestly(report, app.url, server, "between");
    await inGroups(numbers.slice(addresses / 2), (number) => visit(app.url, number, outcomes));
    report.note(`the flood took ${((performance.now() - began) / 1000).toFixed(0)} s: ${toText(outcomes)}`);
    await visitHonestly(report, app.url, server, "after");
    const staff = await signInVisitor(app.url);
    const { text } = await staff.open("/dashboard");
    report.note(
      `the dashboard says: ${/\d+ emails? (is|are) held back/.exec(text)?.[0] ?? "nothing is held back"}`,
    );
    const notices = server.received.filter(({ to }) => to === "hello@datum3d.example");
    report.note(
      `${server.received.length} mails have left, ${notices.length} of them notices to the company`,
    );
    report.expect("the company gets fewer than 50 notices", notices.length < 50, notices.length);
  },
);

const addressOf = (number: number) => `10.9.${number % 11}.${1 + Math.floor(number / 11)}`;

async function visit(url: string, number: number, outcomes: Map<string, number>) {
  const from = { "X-Forwarded-For": addressOf(number) };
  const how = number % 2 === 0 ? "form" : "API";
  const outcome = await (how === "form" ? byForm(url, number, from) : byApi(url, number, from)).catch(
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const key = `${how} ${outcome}`;
  outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
}

async function byForm(url: string, number: number, headers: Record<string, string>) {
  const visitor = new Visitor(url, headers);
  await fillInBooking(visitor, `Flood ${number}`);
  // Each address uses a different mailbox.
  const email = `flood${number}@example.com`;
  const body = new URLSearchParams({
    fullName: `Flood ${number}`,
    email,
    phone: "(818) 555-0101",
    intent: "next",
  });
  await visitor.fetch("/booking?step=1", { method: "POST", body });
  await submitBooking(visitor);
  return "taken";
}

async function byApi(url: string, number: number, headers: Record<string, string>) {
  const answers = {
    fullName: `Flood ${number}`,
    email: `flood${number}@example.com`,
    phone: "(818) 555-0101",
    serviceLocation: "Van Nuys, California",
  };
  const response = await fetch(`${url}/api/booking/create`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(answers),
  });
  return String(response.status);
}

async function visitHonestly(report: FaultReport, url: string, server: MailServer, when: string) {
  const email = `${when}-${honest}`;
  const from = { "X-Forwarded-For": when === "between" ? "198.51.100.7" : "198.51.101.8" };
  const later = new Visitor(url, from);
  let page = await later.open("/booking");
  page = await page.submit({ fullName: "Ada Lovelace", email, phone: "(818) 555-0102" }, bookingText.next);
  page = await page.submit({}, bookingText.finishLater);
  await page.submit({}, draftLink.send);
  const visitor = new Visitor(url, from);
  await fillInBooking(visitor, "Ada Lovelace");
  const body = new URLSearchParams({
    fullName: "Ada Lovelace",
    email,
    phone: "(818) 555-0102",
    intent: "next",
  });
  await visitor.fetch("/booking?step=1", { method: "POST", body });
  const reference = await submitBooking(visitor);
  page = await new Visitor(url, from).open("/request");
  await page.submit({ reference, email }, lookup.lookupSend);
  const mine = () => server.received.filter(({ to }) => to === email);
  const seconds = await secondsUntil(() => mine().length === 3, 90);
  const subjects = mine().map(({ subject }) => subject);
  report.expect(
    `${when}: the honest visitor gets three mails`,
    mine().length === 3,
    `${seconds} s: ${subjects.join("; ")}`,
  );
}

async function inGroups(numbers: readonly number[], run: (number: number) => Promise<void>) {
  for (let begin = 0; begin < numbers.length; begin += atOnce)
    await Promise.all(numbers.slice(begin, begin + atOnce).map(run));
}

const toText = (outcomes: Map<string, number>) =>
  [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(", ");

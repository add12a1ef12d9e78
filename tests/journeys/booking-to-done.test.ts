import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { folderHome } from "#tests/support/app/home";
import { adminEmail, adminPassword, type AppServer, startApp } from "#tests/support/app/server";
import { dayFromNow, inDays } from "#tests/support/future-date";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import * as staff from "~/messages/booking-work";
import * as page from "~/messages/private-page";
import * as forms from "~/messages/private-page-forms";
import { missing } from "~/messages/work-effects";

const email = "ada@example.com";

let mail: MailServer;
let app: AppServer;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    // The longest journey uses the embedded database.
    home: folderHome(),
    env: { SMTP_URL: mail.url, MAIL_FROM: "Datum 3D <noreply@example.com>", PUBLIC_URL: "http://127.0.0.1" },
  });
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

const mainOf = ({ document }: Page) => document.querySelector("main")?.textContent.replace(/\s+/g, " ") ?? "";
const stageOf = ({ document }: Page) => document.querySelector("main [aria-current=step]")?.textContent ?? "";

/** Waits for the next mail to `to`, and removes it from the received mails. */
function nextMail(to: string) {
  return vi.waitFor(
    () => {
      const index = mail.received.findIndex((received) => received.to === to);
      expect(index, `a mail to ${to}`).not.toBe(-1);
      const [taken] = mail.received.splice(index, 1);
      if (!taken) throw new Error("no mail");
      return taken;
    },
    { timeout: 20_000 },
  );
}

function linkIn(text: string): string {
  return /http:\/\/127\.0\.0\.1(\/request\/[\w-]+)/.exec(text)?.[1] ?? "no link";
}

async function book(visitor: Visitor): Promise<Page> {
  const service = await visitor.open("/scan-to-bim");
  const link = service.document.querySelector<HTMLAnchorElement>("main a[href*='service=scan-to-bim']");
  let form = await visitor.open(link?.href ?? "no link");
  form = await form.submit({ fullName: "Ada Lovelace", email, phone: "(818) 555-0142" }, "Next");
  form = await form.submit({ serviceLocation: "14545 Victory Blvd, Van Nuys, California" }, "Next");
  form = await form.submit({}, "Next");
  form = await form.submit({}, "Next");
  return form.submit({ termsAccepted: "on", privacyConsent: "on" }, "Submit Booking");
}

async function signIn(visitor: Visitor): Promise<void> {
  const form = await visitor.open("/login");
  await form.submit({ email: adminEmail, password: adminPassword }, "Continue");
}

async function openBooking(visitor: Visitor): Promise<Page> {
  const list = await visitor.open("/view-booking");
  return visitor.open(
    list.document.querySelector<HTMLAnchorElement>("a[href*='/booking-details/']")?.href ?? "",
  );
}

test("from the first click to Done: request, question, quote, visit, another date, done", async () => {
  const customer = new Visitor(app.url);
  const confirmation = await book(customer);
  expect(confirmation.url.pathname).toMatch(/^\/request\/[\w-]{43}$/);
  expect(mainOf(confirmation)).toContain("Booking and files saved successfully");
  const received = await nextMail(email);
  const address = linkIn(received.text);
  expect(address).toBe(confirmation.url.pathname);

  const colleague = new Visitor(app.url);
  await signIn(colleague);
  let booking = await openBooking(colleague);
  expect(mainOf(booking)).toContain("Scan to BIM");
  booking = await booking.submit({ text: "Which floors?" }, staff.sendMessage);
  expect(stageOf(booking)).toContain("In review");
  expect((await nextMail(email)).text).toContain("Which floors?");

  let request = await customer.open(address);
  request = await request.submit({ text: "Both of them." }, forms.message.send);
  expect(mainOf(request)).toContain("Both of them.");

  let form = await (await openBooking(colleague)).click(staff.writeQuote);
  expect(form.document.title).toBe("Write a quote | Datum 3D");
  const lines = { label: ["Scan", "Model"], quantity: ["1", "2"], price: ["1,200", "400.50"] };
  booking = await form.submit({ ...lines, validUntil: dayFromNow(14) }, staff.sendQuote);
  expect(mainOf(booking)).toContain("$2,001.00");
  expect((await nextMail(email)).text).toContain("$2,001.00");

  request = await (await customer.open(address)).click(page.quote.accept);
  request = await request.submit({}, forms.accept.send);
  expect(mainOf(request)).toContain(forms.accept.sent);
  expect((await nextMail(email)).text).toContain("$2,001.00");

  form = await (await openBooking(colleague)).click(staff.scheduleVisit);
  expect(form.document.title).toBe("Schedule the visit | Datum 3D");
  await form.submit({ startsAt: inDays(5), minutes: "120" }, staff.saveVisit.schedule);
  const scheduled = await nextMail(email);
  const isForWhoGoes = ({ to, calendar }: (typeof mail.received)[number]) =>
    to === adminEmail && calendar?.method === "REQUEST";
  await vi.waitFor(() => expect(mail.received.some(isForWhoGoes)).toBe(true), { timeout: 20_000 });
  expect(scheduled.calendar).toMatchObject({ method: "REQUEST" });
  const event = readEvent(scheduled.calendar?.content);

  request = await customer.open(address);
  expect(stageOf(request)).toContain("Scheduled");
  await request.submit({ proposedAt: inDays(6), text: "" }, forms.date.send);
  form = await (await openBooking(colleague)).click(staff.changeVisit);
  await form.submit({ startsAt: inDays(6) }, staff.saveVisit.change);
  const moved = readEvent((await nextMail(email)).calendar?.content);
  expect([moved.uid, moved.sequence]).toEqual([event.uid, event.sequence + 1]);

  form = await (await openBooking(colleague)).click(staff.addVisit);
  expect(form.document.title).toBe("Add another visit | Datum 3D");
  await form.submit({ startsAt: inDays(9), minutes: "120" }, staff.saveVisit.add);
  const second = readEvent((await nextMail(email)).calendar?.content);
  expect(second.uid).not.toBe(event.uid);
  expect(mainOf(await customer.open(address))).toContain(page.visit.headingOfSeveral);
  form = await (await openBooking(colleague)).click(staff.nextVisit.cancel);
  booking = await form.submit({}, staff.stageForms.visit.confirm);
  expect(stageOf(booking)).toContain("Scheduled");
  expect(readEvent((await nextMail(email)).calendar?.content).uid).toBe(event.uid);

  form = await (await openBooking(colleague)).click(staff.toStage.done);
  expect(form.document.title).toBe("Mark this request as done | Datum 3D");
  form = await form.submit({}, staff.stageForms.done.confirm);
  expect(mainOf(form)).toContain(missing.visit);
  booking = await form.submit({ visit: "cancel" }, staff.stageForms.done.confirm);
  expect(stageOf(booking)).toContain("Done");
  const done = await nextMail(email);
  expect(done.subject).toContain("Your project is done");
  expect(done.calendar).toMatchObject({ method: "CANCEL" });
  expect(stageOf(await customer.open(address))).toContain("Done");
});

function readEvent(calendar = "") {
  const event = new ICAL.Component(ICAL.parse(calendar) as unknown[]).getFirstSubcomponent("vevent");
  return {
    uid: String(event?.getFirstPropertyValue("uid")),
    sequence: Number(event?.getFirstPropertyValue("sequence")),
  };
}

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { withDatabaseOf } from "#tests/support/app/home";
import { adminEmail, type AppServer, startApp } from "#tests/support/app/server";
import { unzip } from "#tests/support/files/zip";
import { dayFromNow, inDays } from "#tests/support/future-date";
import { signInVisitor } from "#tests/support/http/sign-in";
import { type Page, Visitor } from "#tests/support/http/visitor";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { findInDatabase, findInFiles } from "#tests/support/records/personal-data";
import { db } from "~/db/client.server";
import { auditEntries, bookings } from "~/db/schema.server";
import { finishLater as finishLaterButton, next } from "~/messages/booking";
import * as record from "~/messages/booking-details";
import * as work from "~/messages/booking-work";
import * as saved from "~/messages/bookings-list";
import * as finishLater from "~/messages/draft-link";
import * as text from "~/messages/persons";
import * as forms from "~/messages/private-page-forms";

/**
 * One person for each way to erase. A person's mark is in every text that the person can enter, or that staff can enter about the person.
 */
const people = [
  { mark: "Zyxquill", digits: "8185550191", mode: "erase" },
  { mark: "Wobbleforth", digits: "8185550192", mode: "anonymize" },
] as const;
type Person = (typeof people)[number];
type Contact = Record<"mark" | "digits", string>;

const emailOf = ({ mark }: Contact) => `ada@${mark.toLowerCase()}.example`;
const marksOf = ({ mark, digits }: Person) => [mark, digits, digits.slice(3, 6) + "-" + digits.slice(6)];
const allMarks = people.flatMap(marksOf);

// Runs on one engine: app/persons/persons.server.test.ts erases on both.
describe("on the site", () => {
  let mail: MailServer;
  let app: AppServer;

  beforeAll(async () => {
    mail = await startMailServer();
    app = await startApp({
      env: {
        SMTP_URL: mail.url,
        MAIL_FROM: "Datum 3D <noreply@example.com>",
        PUBLIC_URL: "http://127.0.0.1",
      },
    });
  });
  afterAll(async () => {
    await app.stop();
    await mail.stop();
  });

  test("an erasure ends a download of the same data, and nothing else", async () => {
    const person = { mark: "Quondam", digits: "8185550193", mode: "erase" } as const;
    // More bytes than the buffers of both ends can hold.
    await submitByApi(
      person,
      [1, 2, 3].map(() => person.mark.repeat(1_000_000)),
    );
    const staff = await signInVisitor(app.url);
    let page = await find(staff, emailOf(person));
    const download = (await openExport(staff, page)).body?.getReader();
    await download?.read();
    page = await page.click(text.eraseLink);
    page = await page.submit({ mode: person.mode, confirmation: referenceOn(page) }, text.confirm);
    expect(page.text).toContain(text.erased);
    // The audit entry counts the request, not its files and emails.
    expect(page.text).toContain(text.erasedRequests(1));
    const rest = async () => {
      while (!(await download?.read())?.done);
    };
    await expect(rest(), "a ZIP that lacks files must not look complete").rejects.toThrow();
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  });

  test("an erased and an anonymized person leave no string in the database, the store and the log", async () => {
    const staff = await signInVisitor(app.url);
    for (const person of people) {
      await leaveTraces(person, staff);
      await untilSent(person);
    }
    for (const person of people) {
      let page = await find(staff, emailOf(person));
      expect(page.url.search).not.toContain(person.mark);
      for (const group of [
        "requests",
        "drafts",
        "files",
        "messages",
        "notes",
        "quotes",
        "visits",
        "mails",
      ] as const)
        expect(page.text).toContain(`${text.groups[group]} (`);
      await expectExport(staff, page, person);
      page = await page.click(text.eraseLink);
      expect(page.text).toContain(text.question(`Ada ${person.mark}`));
      expect(page.text).toContain(emailOf(person));
      expect(page.document.querySelector("main [checked]")).toBeNull();
      const confirmation = referenceOn(page);
      const refused = await page.submit({ confirmation }, text.confirm);
      expect([refused.status, refused.text.includes(text.choiceMissing)]).toEqual([400, true]);
      page = await refused.submit({ mode: person.mode, confirmation: "K7MD-3R4F" }, text.confirm);
      expect(page.status).toBe(400);
      page = await page.submit({ mode: person.mode, confirmation }, text.confirm);
      expect(page.text).toContain(text.erased);
      expect(page.text).toContain(text.nothing);
      expect((await find(staff, person.digits)).text).toContain(text.nothing);
    }
    await expectErasedPage(staff);

    // Only the app can open the embedded database while it runs, so it is stopped first.
    expect(new Set(await app.end())).toEqual(new Set([0]));
    await withDatabaseOf(app.home, async () => {
      expect(await findInDatabase(allMarks)).toEqual([]);
      const kept = await db().select({ name: bookings.fullName, email: bookings.email }).from(bookings);
      expect(kept).toEqual([
        { name: "Erased", email: "" },
        { name: "Erased", email: "" },
      ]);
      const entries = await db().select({ action: auditEntries.action }).from(auditEntries);
      const actions = entries.map(({ action }) => action);
      expect(actions.filter((action) => action === "request-erased")).toHaveLength(3);
      expect(actions.filter((action) => action === "request-anonymized")).toHaveLength(2);
      expect(actions.filter((action) => action === "person-exported")).toHaveLength(3);
    });
    expect(findInFiles(app.home.files, allMarks)).toEqual([]);
    expect(allMarks.filter((mark) => app.output().includes(mark))).toEqual([]);
  });

  /** Leaves the person's texts everywhere: form, API, files, messages, notes, quote, visit, mails, saved search. */
  async function leaveTraces(person: Person, staff: Visitor) {
    const { mark } = person;
    const customer = new Visitor(app.url);
    let page = await customer.open("/booking");
    page = await page.submit({ ...contactOf(person), company: mark }, next);
    page = await page.submit(
      { serviceLocation: `12 ${mark} Street`, accessInstructions: mark, preferredDate: inDays(5) },
      next,
    );
    page = await page.submit({ projectScope: mark }, next);
    const files = [
      new File([`${mark} plan`], `${mark}.txt`, { type: "text/plain" }),
      new File(["MZ"], `${mark}.exe`),
    ];
    page = await page.submit({ specialInstructions: mark, files }, next);
    if (!page.text.includes("Step 5 of 5")) page = await customer.open("/booking?step=5");
    page = await page.submit({ termsAccepted: "on", privacyConsent: "on" }, "Submit Booking");
    const address = page.url.pathname;
    expect(address).toMatch(/^\/request\//);
    page = await page.submit({ text: `${mark} asks` }, forms.message.send);
    await page.submit({ files: [new File([`${mark} photo`], `${mark} photo.txt`)] }, forms.file.send);

    let booking = await openNewest(staff);
    booking = await booking.submit({ text: `${mark} noted` }, record.addNote);
    booking = await booking.submit({ text: `${mark} answered` }, work.sendMessage);
    let form = await booking.click(work.writeQuote);
    booking = await form.submit(
      { label: [mark], quantity: ["1"], price: ["1,200"], note: mark, validUntil: dayFromNow(14) },
      work.sendQuote,
    );
    form = await booking.click(work.scheduleVisit);
    // On separate days, because the form asks about two visits of one person at one time.
    const startsAt = inDays(5 + people.findIndex((each) => each.mark === mark));
    booking = await form.submit({ startsAt, minutes: "60", quote: "keep" }, work.saveVisit.schedule);
    const file = booking.document.querySelector<HTMLAnchorElement>("a[href*='/api/files/download/']");
    expect((await staff.fetch(file?.href ?? "")).status).toBe(200);
    const list = await staff.open(`/view-booking?q=${mark}`);
    await list.submit({ name: `${mark} search` }, saved.saveSearch);
    await staff
      .open(`/view-booking?q=${emailOf(person)}`)
      .then((search) => search.submit({ name: "By address" }, saved.saveSearch));

    await submitByApi(person);
    const later = new Visitor(app.url);
    page = await (await later.open("/booking")).submit(contactOf(person), next);
    page = await page.submit({ accessInstructions: mark }, finishLaterButton);
    await page.submit({}, finishLater.send);
  }

  async function submitByApi(person: Contact, contents = [`${person.mark} by API`]) {
    const form = new FormData();
    for (const content of contents) form.append("files", new File([content], `${person.mark}-api.txt`));
    const upload = await fetch(`${app.url}/api/files/upload`, { method: "POST", body: form });
    const { files } = (await upload.json()) as { files: { filePath: string; mimetype: string }[] };
    const post = async (to: string, body: object) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(app.url + to, { method: "POST", headers, body: JSON.stringify(body) });
      expect(response.status).toBe(201);
      return (await response.json()) as { bookingId: string };
    };
    const { bookingId } = await post("/api/booking/create", {
      ...contactOf(person),
      serviceLocation: person.mark,
      specialInstructions: person.mark,
    });
    const list = files.map(({ filePath, mimetype }) => ({ filePath, fileType: mimetype }));
    await post("/api/files/save", { bookingId, files: list });
  }

  /** Waits until the server has accepted every mail of the person. The outbox then contains the server's answers. */
  async function untilSent(person: Person) {
    await vi.waitFor(
      () => {
        const sent = mail.received.filter(({ to }) => to === emailOf(person));
        expect(sent.length, "mails to the person").toBeGreaterThanOrEqual(5);
      },
      { timeout: 20_000 },
    );
  }

  async function find(staff: Visitor, key: string): Promise<Page> {
    return (await staff.open("/people")).submit({ person: key }, text.search);
  }

  async function openExport(staff: Visitor, page: Page): Promise<Response> {
    const token = page.document.querySelector<HTMLInputElement>(
      "form[action='/people.zip'] [name=person]",
    )?.value;
    const body = new URLSearchParams({ person: token ?? "" });
    const response = await staff.fetch("/people.zip", { method: "POST", body, headers: { Origin: app.url } });
    expect(response.status).toBe(200);
    return response;
  }

  async function expectExport(staff: Visitor, page: Page, { mark }: Person) {
    const response = await openExport(staff, page);
    const zip = unzip(Buffer.from(await response.arrayBuffer()));
    expect(zip.get("person.json")?.toString()).toContain(`${mark} noted`);
    const names = [...zip.keys()].filter((name) => name !== "person.json");
    expect(names).toHaveLength(3);
    for (const name of names) expect(zip.get(name)?.toString()).toContain(mark);
  }

  async function expectErasedPage(staff: Visitor) {
    const list = await staff.open("/view-booking");
    const link = list.document.querySelector<HTMLAnchorElement>("a[href*='/booking-details/']")?.href ?? "";
    const page = await staff.open(link);
    expect(page.text).toContain(text.erasedRequest);
    expect(page.text).toContain(adminEmail);
    expect(page.document.querySelector("main form")).toBeNull();
  }

  /** Returns the reference of the newest request, which the page asks to type. */
  function referenceOn({ text: shown }: Page): string {
    return /Type (\S+) to confirm/.exec(shown)?.[1] ?? "";
  }

  async function openNewest(staff: Visitor): Promise<Page> {
    const list = await staff.open("/view-booking");
    return staff.open(
      list.document.querySelector<HTMLAnchorElement>("a[href*='/booking-details/']")?.href ?? "",
    );
  }
});

function contactOf(person: Contact) {
  const { digits } = person;
  const phone = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return { fullName: `Ada ${person.mark}`, email: emailOf(person), phone };
}

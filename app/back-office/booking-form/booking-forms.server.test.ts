import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { noonFromNow } from "#tests/support/future-date";
import { readAnswer, thrownBy } from "#tests/support/form-post";
import { insertStaff, requestAs } from "#tests/support/staff";
import { quotesOfBooking } from "~/booking/quote/quotes.server";
import { eventsOfBooking } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { requestDate } from "~/booking/visit/request-date.server";
import { visitOfBooking } from "~/booking/visit/find-visit.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { consumeFlash } from "~/forms/flash.server";
import { formatPacific, toPacificInput } from "~/lib/pacific-time";
import * as quoteRoute from "~/routes/_staff.booking-details.$id_.quote/route";
import * as stageRoute from "~/routes/_staff.booking-details.$id_.stage/route";
import * as visitRoute from "~/routes/_staff.booking-details.$id_.visit/route";
import type { Staff } from "~/staff/sessions/sessions.server";
import type { FormReply } from "./handle-booking-form.server";

const inDays = (days: number) => toPacificInput(new Date(Date.now() + days * 24 * 60 * 60 * 1000));

const routes = { quote: quoteRoute, stage: stageRoute, visit: visitRoute };

type Fields = Record<string, string | string[]>;

async function setUp() {
  const staff = await insertStaff({ fullName: "Grace Example" });
  const [id = ""] = await insertBookings([{ service: "Scan to BIM" }]);
  return { staff, id };
}

async function open(route: keyof typeof routes, id: string, staff: Staff, search = "") {
  const request = await requestAs(staff, `/booking-details/${id}/${route}${search}`);
  return routes[route].loader({ request, params: { id }, context: {} });
}

async function post(route: keyof typeof routes, id: string, staff: Staff, fields: Fields, search = "") {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  const request = await requestAs(staff, `/booking-details/${id}/${route}${search}`, {
    method: "POST",
    body,
  });
  const answer = await routes[route].action({ request, params: { id }, context: {} });
  return readAnswer<FormReply>(answer);
}

/** Opens the form and submits it with these fields. */
async function submit(route: keyof typeof routes, id: string, staff: Staff, fields: Fields, search = "") {
  const { head } = await open(route, id, staff, search);
  const carried = { formId: head.formId, seen: String(head.seen) };
  return post(route, id, staff, { ...carried, ...fields }, search);
}

const quoteFields = () => ({
  label: ["Scan", ""],
  quantity: ["2", ""],
  price: ["$1,250.50", ""],
  validUntil: inDays(30).slice(0, 10),
  sendMail: "on",
  mailText: "Here it is",
});

const visitFields = (staff: Staff) => ({ startsAt: inDays(7), minutes: "90", staffId: staff.id });

async function titleOf(cookie: string) {
  const { flash } = await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  return flash?.title;
}

test("a quote is sent with its mail, and a new form begins with its lines", async () => {
  const { staff, id } = await setUp();
  const { initial } = quoteLoaderData(await open("quote", id, staff));
  expect(initial.lines).toEqual([{ label: "Scan to BIM", quantity: "1", price: "" }]);
  const { location, cookie } = await submit("quote", id, staff, quoteFields());
  expect([location, await titleOf(cookie)]).toEqual([`/booking-details/${id}`, "Quote sent."]);
  expect(await quotesOfBooking(id)).toMatchObject([
    { totalCents: 250_100, state: "sent", author: staff.email },
  ]);
  expect(await db().select().from(mails)).toMatchObject([{ kind: "booking-quote" }]);
  expect(quoteLoaderData(await open("quote", id, staff)).initial.lines).toEqual([
    { label: "Scan", quantity: "2", price: "1,250.50" },
  ]);
});

const quoteLoaderData = (loaded: object) => loaded as Awaited<ReturnType<typeof quoteRoute.loader>>;

test("a refused quote keeps what was typed, and names the line", async () => {
  const { staff, id } = await setUp();
  const fields = { ...quoteFields(), price: ["ten", ""], mailText: "" };
  const { status, shown } = await submit("quote", id, staff, fields);
  expect(status).toBe(400);
  expect(shown?.values).toMatchObject({ label: ["Scan", ""], price: ["ten", ""], sendMail: "on" });
  expect(shown?.errors).toMatchObject({
    "price[0]": ["Line 1: enter the price in dollars, such as 1250 or 1250.50"],
  });
  expect(await quotesOfBooking(id)).toEqual([]);
});

test("“Add lines” sends nothing and keeps what was typed", async () => {
  const { staff, id } = await setUp();
  const { status, shown } = await submit("quote", id, staff, { ...quoteFields(), addLines: "yes" });
  expect([status, shown?.errors, shown?.values.label]).toEqual([200, {}, ["Scan", ""]]);
  expect(await quotesOfBooking(id)).toEqual([]);
});

test("a visit is scheduled and changed; one at the same time is warned of", async () => {
  const { staff, id } = await setUp();
  const [other = ""] = await insertBookings([{}]);
  expect(await titleOf((await submit("visit", id, staff, visitFields(staff))).cookie)).toBe(
    "Visit scheduled.",
  );
  expect(await visitOfBooking(id)).toMatchObject({ minutes: 90, staffName: "Grace Example" });
  const { cookie } = await submit("visit", other, staff, visitFields(staff));
  const { flash } = await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  expect(flash).toMatchObject({ tone: "warn", advice: "This person has another visit at that time." });
  await submit("visit", id, staff, {
    ...visitFields(staff),
    startsAt: inDays(8),
    sendMail: "on",
    mailText: "Moved",
  });
  expect(await visitOfBooking(id)).toMatchObject({ sequence: 1 });
  expect(await db().select().from(mails)).toMatchObject([
    { kind: "booking-visit-moved", calendarMethod: "REQUEST" },
  ]);
});

test("the mail of a changed visit tells of a new time only if it has one", async () => {
  const { staff, id } = await setUp();
  const fields = { ...visitFields(staff), sendMail: "on", mailText: "Changed" };
  await submit("visit", id, staff, fields);
  await submit("visit", id, staff, { ...fields, minutes: "120" });
  await submit("visit", id, staff, { ...fields, startsAt: inDays(8) });
  const sent = await db().select({ subject: mails.subject }).from(mails).orderBy(mails.createdAt);
  expect(sent.map(({ subject }) => subject.split(":")[0])).toEqual([
    "Your visit is confirmed",
    "Your visit has changed",
    "Your visit has a new time",
  ]);
});

test("the form of a visit that is sent unchanged changes, records and mails nothing, however often", async () => {
  const { staff, id } = await setUp();
  const fields = { ...visitFields(staff), sendMail: "on", mailText: "Your visit" };
  await submit("visit", id, staff, fields);
  const seenBefore = { visit: await visitOfBooking(id), events: await eventsOfBooking(id) };
  const { head } = await open("visit", id, staff);
  const form = { ...fields, formId: head.formId, seen: String(head.seen) };
  for (let time = 0; time < 2; time++) {
    const { location, cookie } = await post("visit", id, staff, form);
    expect([location, await titleOf(cookie)]).toEqual([
      `/booking-details/${id}`,
      "Nothing changed, so no email was sent.",
    ]);
  }
  expect({ visit: await visitOfBooking(id), events: await eventsOfBooking(id) }).toEqual(seenBefore);
  expect(await db().select().from(mails)).toMatchObject([{ kind: "booking-visit-scheduled" }]);
  // The same form with a change is sent as ever, and a colleague's change in between is still reported.
  expect(await titleOf((await post("visit", id, staff, { ...form, minutes: "120" })).cookie)).toBe(
    "Visit scheduled.",
  );
  expect((await post("visit", id, staff, form)).status).toBe(409);
  expect(await visitOfBooking(id)).toMatchObject({ minutes: 120, sequence: 1 });
});

test("the form of a visit names the date that the customer asked for last, and begins with it", async () => {
  const { staff, id } = await setUp();
  const ask = (proposedAt: Date) => requestDate(id, { formId: randomUUID(), proposedAt, text: "" });
  const [first, last] = [noonFromNow(8), noonFromNow(9)];
  await ask(first);
  await ask(last);
  const loaded = (await open("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(loaded.hint).toContain(formatPacific(last));
  expect(loaded.values.startsAt).toBe(toPacificInput(last));
  await submit("visit", id, staff, visitFields(staff));
  const changed = (await open("visit", id, staff)) as Awaited<ReturnType<typeof visitRoute.loader>>;
  expect(changed.hint).toContain(formatPacific(last));
  expect(changed.values.startsAt).toBe(visitFields(staff).startsAt);
});

test("a visit needs a time ahead, a length and a person", async () => {
  const { staff, id } = await setUp();
  const fields = { startsAt: inDays(-1), minutes: "7", staffId: "me" };
  const { shown } = await submit("visit", id, staff, fields);
  expect(shown?.errors).toEqual({
    startsAt: ["Enter a date and time in the future"],
    minutes: ["Choose how long the visit takes"],
    staffId: ["Choose who visits"],
  });
  const removed = await insertStaff({ deactivatedAt: new Date() });
  const { status, shown: refused } = await submit("visit", id, staff, visitFields(removed));
  expect([status, refused?.errors]).toEqual([
    409,
    { staffId: ["That account was removed. Choose someone else."] },
  ]);
});

test("the second of two staff is told what changed, keeps the text, and can send the form again", async () => {
  const { staff, id } = await setUp();
  const colleague = await insertStaff();
  const { head } = await open("stage", id, staff, "?to=declined");
  await submit("quote", id, colleague, quoteFields());
  const fields = { formId: head.formId, seen: String(head.seen), sendMail: "on", mailText: "Sorry" };
  const { status, shown } = await post("stage", id, staff, fields, "?to=declined");
  expect(status).toBe(409);
  expect(shown?.messages.join(" ")).toContain(`Quote 1 ($2,501.00) sent by ${colleague.email}`);
  expect(shown?.values).toMatchObject({ mailText: "Sorry" });
  expect(await findBooking(id)).toMatchObject({ stage: "quoted" });
  const again = { ...fields, seen: String(shown?.seen) };
  expect((await post("stage", id, staff, again, "?to=declined")).location).toBe(`/booking-details/${id}`);
  expect(await findBooking(id)).toMatchObject({ stage: "declined" });
});

test("a change that the stage does not allow is refused in words", async () => {
  const { staff, id } = await setUp();
  const { status, shown } = await post("stage", id, staff, { formId: randomUUID() }, "?to=done");
  expect([status, shown?.messages[0]]).toEqual([
    409,
    "Nothing was saved: the booking’s stage is “New” now, which doesn’t allow this",
  ]);
});

test("a form that the stage does not allow leads back to the booking, and stays open once it is refused", async () => {
  const { staff, id } = await setUp();
  const openFinished = (route: keyof typeof routes, search = "") => thrownBy(open(route, id, staff, search));
  const notAllowed = "The booking’s stage is “Done” now, which doesn’t allow this.";
  expect((await openFinished("stage", "?to=visit")).headers.get("Location")).toBe(`/booking-details/${id}`);
  await submit("visit", id, staff, visitFields(staff));
  await submit("stage", id, staff, { visit: "keep" }, "?to=done");
  for (const [route, search] of [
    ["quote"],
    ["visit"],
    ["stage", "?to=declined"],
    ["stage", "?to=visit"],
  ] as const) {
    const { location, cookie } = readAnswer(await openFinished(route, search));
    expect([location, await titleOf(cookie)]).toEqual([`/booking-details/${id}`, notAllowed]);
  }
  await open("stage", id, staff, "?to=in-review");
  // Remix loads the page of a refused form with the headers of its post.
  const request = await requestAs(staff, `/booking-details/${id}/quote`, {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  const refused = await quoteRoute.loader({ request, params: { id }, context: {} });
  expect(refused.isRefused).toBe(true);
});

test("a job that is done before its visit asks what becomes of the visit, and saves nothing before", async () => {
  const { staff, id } = await setUp();
  await submit("visit", id, staff, visitFields(staff));
  const mail = { sendMail: "on", mailText: "All done" };
  const asked = (await open("stage", id, staff, "?to=done")) as Awaited<ReturnType<typeof stageRoute.loader>>;
  expect(asked.visitToCome).toContain("Pacific time");
  const { status, shown } = await submit("stage", id, staff, mail, "?to=done");
  expect([status, shown?.errors]).toEqual([409, { visit: ["Choose what becomes of the visit"] }]);
  expect(shown?.values).toMatchObject({ mailText: "All done" });
  expect([await findBooking(id), await db().select().from(mails)]).toMatchObject([
    { stage: "scheduled" },
    [],
  ]);
  await submit("stage", id, staff, { ...mail, visit: "cancel" }, "?to=done");
  expect(await findBooking(id)).toMatchObject({ stage: "done" });
  expect(await visitOfBooking(id)).toBeNull();
  expect(await db().select().from(mails)).toMatchObject([{ kind: "booking-done", calendarMethod: "CANCEL" }]);
});

test("cancels the visit with a mail and a calendar file that removes it", async () => {
  const { staff, id } = await setUp();
  await submit("visit", id, staff, visitFields(staff));
  await submit("stage", id, staff, { sendMail: "on", mailText: "Sorry" }, "?to=visit");
  expect(await findBooking(id)).toMatchObject({ stage: "in-review" });
  expect(await db().select().from(mails)).toMatchObject([
    { kind: "booking-visit-canceled", calendarMethod: "CANCEL" },
  ]);
});

test("responds with 404 for an unknown booking or change", async () => {
  const { staff, id } = await setUp();
  for (const route of ["quote", "visit"] as const)
    await expect(open(route, crypto.randomUUID(), staff)).rejects.toMatchObject({ status: 404 });
  for (const search of ["", "?to=new", "?to=scheduled"])
    await expect(open("stage", id, staff, search)).rejects.toMatchObject({ status: 404 });
  const missing = crypto.randomUUID();
  const form = { formId: crypto.randomUUID() };
  await expect(post("stage", missing, staff, form, "?to=declined")).rejects.toMatchObject({ status: 404 });
});

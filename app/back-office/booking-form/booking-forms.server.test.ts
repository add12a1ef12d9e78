import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inDays } from "#tests/support/future-date";
import { mailsBesideStaffVisits } from "#tests/support/mail/outbox";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { readResponse, thrownBy } from "#tests/support/routes/form-post";
import {
  openForm,
  postForm,
  setUp,
  submitForm,
  titleOf,
  visitFields,
} from "#tests/support/routes/staff-forms";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { findQuotes } from "~/booking/quote/quotes.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { findVisit } from "~/booking/visit/find-visit.server";
import * as quoteRoute from "~/routes/staff/booking-quote/route";
import type * as stageRoute from "~/routes/staff/booking-stage/route";

type StageFormData = Awaited<ReturnType<typeof stageRoute.loader>>;

const quoteFields = () => ({
  label: ["Scan", ""],
  quantity: ["2", ""],
  price: ["$1,250.50", ""],
  validUntil: inDays(30).slice(0, 10),
  sendMail: "on",
  mailText: "Here it is",
});

test("sends a quote with its mail; a new form starts with its lines and says that it replaces the quote", async () => {
  const { staff, id } = await setUp();
  const { initial } = quoteLoaderData(await openForm("quote", id, staff));
  expect(initial.lines).toEqual([{ label: "Scan to BIM", quantity: "1", unit: "", price: "" }]);
  const list = "?list=waiting%3Dus%26sort%3Dwaiting";
  const { location, cookie } = await submitForm("quote", id, staff, quoteFields(), `${list}&at=soon`);
  // The address keeps the list that the booking was opened from, and drops the invalid parameter.
  expect([location, await titleOf(cookie)]).toEqual([`/booking-details/${id}${list}`, "Quote sent."]);
  expect(await findQuotes(id)).toMatchObject([{ totalCents: 250_100, state: "sent", author: staff.email }]);
  expect(await mailsBesideStaffVisits()).toMatchObject([{ kind: "booking-quote" }]);
  const nextForm = quoteLoaderData(await openForm("quote", id, staff));
  expect(nextForm.initial.lines).toEqual([{ label: "Scan", quantity: "2", unit: "", price: "1,250.50" }]);
  expect(nextForm.effects.map(({ title }) => title)).toEqual([
    "Quote 1 for $2,501.00 has no answer yet. It’s withdrawn, too.",
  ]);
});

const quoteLoaderData = (loaded: object) => loaded as Awaited<ReturnType<typeof quoteRoute.loader>>;

test("the first line of a quote is empty if the customer has not chosen a service", async () => {
  const { staff } = await setUp();
  const [id = ""] = await insertBookings([{ service: "", additionalServices: [] }]);
  const { initial, effects } = quoteLoaderData(await openForm("quote", id, staff));
  expect(initial.lines).toEqual([{ label: "", quantity: "1", unit: "", price: "" }]);
  expect(effects).toEqual([]);
});

test("withdraws an open quote with a mail, by a form that exists only while a quote is open", async () => {
  const { staff, id } = await setUp();
  const booking = `/booking-details/${id}`;
  const leave = await thrownBy(openForm("stage", id, staff, "?to=quote"));
  expect(leave.headers.get("Location")).toBe(booking);
  await submitForm("quote", id, staff, quoteFields());
  const { head, mailText } = (await openForm("stage", id, staff, "?to=quote")) as Awaited<
    ReturnType<typeof stageRoute.loader>
  >;
  await submitForm("quote", id, staff, quoteFields());
  const fields = { formId: head.formId, seen: String(head.seen), sendMail: "on", mailText };
  const { status, shown } = await postForm("stage", id, staff, fields, "?to=quote");
  expect([status, shown?.messages.join(" ")]).toEqual([
    409,
    expect.stringContaining("Quote 2 ($2,501.00) sent by") as string,
  ]);
  const again = { ...fields, seen: String(shown?.seen) };
  const { location, cookie } = await postForm("stage", id, staff, again, "?to=quote");
  expect([location, await titleOf(cookie)]).toEqual([booking, "Quote withdrawn."]);
  expect((await findQuotes(id)).map(({ state }) => state)).toEqual(["withdrawn", "withdrawn"]);
  const kinds = (await mailsBesideStaffVisits()).map(({ kind }) => kind);
  expect(kinds).toContain("booking-quote-withdrawn");
});

test("a refused quote keeps the input and names the line", async () => {
  const { staff, id } = await setUp();
  const fields = { ...quoteFields(), price: ["ten", ""], mailText: "" };
  const { status, shown } = await submitForm("quote", id, staff, fields);
  expect(status).toBe(400);
  expect(shown?.typed).toMatchObject({ label: ["Scan", ""], price: ["ten", ""], sendMail: "on" });
  expect(shown?.errors).toMatchObject({
    "price[0]": ["Line 1: enter the price in dollars, such as 1250 or 1250.50"],
  });
  expect(await findQuotes(id)).toEqual([]);
});

test("“Add lines” sends nothing and keeps the input", async () => {
  const { staff, id } = await setUp();
  const { status, shown } = await submitForm("quote", id, staff, { ...quoteFields(), addLines: "yes" });
  expect([status, shown?.errors, shown?.typed.label]).toEqual([200, {}, ["Scan", ""]]);
  expect(await findQuotes(id)).toEqual([]);
});

test("after a colleague's change, lists the changes, keeps the text, and accepts the form again", async () => {
  const { staff, id } = await setUp();
  const colleague = await insertStaff();
  const { head } = await openForm("stage", id, staff, "?to=declined");
  await submitForm("quote", id, colleague, quoteFields());
  const fields = { formId: head.formId, seen: String(head.seen), sendMail: "on", mailText: "Sorry" };
  const { status, shown } = await postForm("stage", id, staff, fields, "?to=declined");
  expect(status).toBe(409);
  expect(shown?.messages.join(" ")).toContain(`Quote 1 ($2,501.00) sent by ${colleague.fullName}`);
  expect(shown?.typed).toMatchObject({ mailText: "Sorry" });
  expect(await findBooking(id)).toMatchObject({ stage: "quoted" });
  const again = { ...fields, seen: String(shown?.seen) };
  expect((await postForm("stage", id, staff, again, "?to=declined")).location).toBe(`/booking-details/${id}`);
  expect(await findBooking(id)).toMatchObject({ stage: "declined" });
});

test("a customer's message that came after the form was opened stays unread when the form is sent again", async () => {
  const { staff, id } = await setUp();
  await receiveMessage(id, { formId: randomUUID(), text: "Hello" });
  const { head } = await openForm("stage", id, staff, "?to=declined");
  await submitForm("quote", id, await insertStaff(), quoteFields());
  await receiveMessage(id, { formId: randomUUID(), text: "Too much." });
  const opened = { seen: String(head.seen), read: String(head.seen) };
  const fields = { ...opened, formId: head.formId, sendMail: "on", mailText: "" };
  // An invalid post and a conflict both keep the event ids that the sender's page knew.
  const invalid = await postForm("stage", id, staff, fields, "?to=declined");
  expect(invalid).toMatchObject({ status: 400, shown: { seen: head.seen, read: head.seen } });
  const typed = { ...fields, mailText: "Sorry" };
  const { status, shown } = await postForm("stage", id, staff, typed, "?to=declined");
  expect([status, shown?.read]).toEqual([409, head.seen]);
  const again = { ...typed, seen: String(shown?.seen), read: String(shown?.read) };
  expect((await postForm("stage", id, staff, again, "?to=declined")).location).toBe(`/booking-details/${id}`);
  expect(await findBooking(id)).toMatchObject({ stage: "declined", repliedAt: expect.any(Date) as Date });
});

test("refuses a change that the stage does not allow, with a message", async () => {
  const { staff, id } = await setUp();
  const { status, shown } = await postForm("stage", id, staff, { formId: randomUUID() }, "?to=done");
  expect([status, shown?.messages[0]]).toEqual([
    409,
    "Nothing was saved: the booking’s stage is “New” now, which doesn’t allow this",
  ]);
});

test("a form that the stage does not allow redirects to the booking, but stays open after a refusal", async () => {
  const { staff, id } = await setUp();
  const openFinished = (route: Parameters<typeof openForm>[0], search = "") =>
    thrownBy(openForm(route, id, staff, search));
  const notAllowed = "The booking’s stage is “Done” now, which doesn’t allow this.";
  expect((await openFinished("stage", "?to=visit")).headers.get("Location")).toBe(`/booking-details/${id}`);
  await submitForm("visit", id, staff, visitFields(staff));
  await submitForm("stage", id, staff, { visit: "keep" }, "?to=done");
  for (const [route, search] of [
    ["quote"],
    ["visit"],
    ["stage", "?to=declined"],
    ["stage", "?to=visit"],
  ] as const) {
    const { location, cookie } = readResponse(await openFinished(route, search));
    expect([location, await titleOf(cookie)]).toEqual([`/booking-details/${id}`, notAllowed]);
  }
  await openForm("stage", id, staff, "?to=in-review");
  // Remix loads the page of a refused form with the headers of the post.
  const request = await requestAs(staff, `/booking-details/${id}/quote`, {
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  const page = await quoteRoute.loader({ request, params: { id }, context: {} });
  expect(page.isRefused).toBe(true);
});

test("asks about the visit before a job is marked as done ahead of it", async () => {
  const { staff, id } = await setUp();
  await submitForm("visit", id, staff, visitFields(staff));
  const mail = { sendMail: "on", mailText: "All done" };
  const stageForm = (await openForm("stage", id, staff, "?to=done")) as StageFormData;
  expect(stageForm.effects).toMatchObject([
    { subject: "visit", title: expect.stringContaining("Pacific time") as string, options: [{}, {}] },
  ]);
  const { status, shown } = await submitForm("stage", id, staff, mail, "?to=done");
  expect([status, shown?.errors]).toEqual([409, { visit: ["Choose what becomes of the visit"] }]);
  expect(shown?.typed).toMatchObject({ mailText: "All done" });
  expect([await findBooking(id), await mailsBesideStaffVisits()]).toMatchObject([{ stage: "scheduled" }, []]);
  await submitForm("stage", id, staff, { ...mail, visit: "cancel" }, "?to=done");
  expect(await findBooking(id)).toMatchObject({ stage: "done" });
  expect(await findVisit(id)).toBeNull();
  expect(await mailsBesideStaffVisits()).toMatchObject([{ kind: "booking-done", calendarMethod: "CANCEL" }]);
});

test("cancels the visit with a mail and a calendar file that removes the event", async () => {
  const { staff, id } = await setUp();
  await submitForm("visit", id, staff, visitFields(staff));
  await submitForm("stage", id, staff, { sendMail: "on", mailText: "Sorry" }, "?to=visit");
  expect(await findBooking(id)).toMatchObject({ stage: "in-review" });
  expect(await mailsBesideStaffVisits()).toMatchObject([
    { kind: "booking-visit-canceled", calendarMethod: "CANCEL" },
  ]);
});

test("asks about an open quote before it cancels the last visit", async () => {
  const { staff, id } = await setUp();
  await submitForm("visit", id, staff, visitFields(staff));
  await submitForm("quote", id, staff, quoteFields());
  const { effects } = (await openForm("stage", id, staff, "?to=visit")) as StageFormData;
  expect(effects).toMatchObject([{ subject: "quote", options: [{}, {}, {}, {}, {}] }]);
  const mail = { sendMail: "on", mailText: "Sorry" };
  const { status, shown } = await submitForm("stage", id, staff, mail, "?to=visit");
  expect([status, shown?.errors]).toEqual([409, { quote: ["Choose what became of the quote"] }]);
  await submitForm("stage", id, staff, { ...mail, quote: "keep" }, "?to=visit");
  expect(await findVisit(id)).toBeNull();
  expect(await findQuotes(id)).toMatchObject([{ state: "sent" }]);
});

test("responds with 404 for an unknown booking or change", async () => {
  const { staff, id } = await setUp();
  for (const route of ["quote", "visit"] as const)
    await expect(openForm(route, crypto.randomUUID(), staff)).rejects.toMatchObject({ status: 404 });
  for (const search of ["", "?to=new", "?to=scheduled"])
    await expect(openForm("stage", id, staff, search)).rejects.toMatchObject({ status: 404 });
  const unknownId = crypto.randomUUID();
  const form = { formId: crypto.randomUUID() };
  await expect(postForm("stage", unknownId, staff, form, "?to=declined")).rejects.toMatchObject({
    status: 404,
  });
});

test("a form keeps its id until its sender submits it, even after a colleague's change", async () => {
  const { staff, id } = await setUp();
  const colleague = await insertStaff();
  const idOf = async (by = staff) => (await openForm("quote", id, by)).head.formId;
  const first = await idOf();
  expect(await idOf(colleague)).not.toBe(first);
  await submitForm("quote", id, colleague, quoteFields());
  expect(await idOf()).toBe(first);
  await submitForm("quote", id, staff, quoteFields());
  expect(await idOf()).not.toBe(first);
});

test("the request stands beside the form, with the last message", async () => {
  const staff = await insertStaff({ fullName: "Grace Example" });
  const [id = ""] = await insertBookings([
    { service: "Scan to BIM", serviceLocation: "1 Main St", company: "" },
  ]);
  await receiveMessage(id, { formId: randomUUID(), text: "When?" });
  const { request } = (await openForm("quote", id, staff)).head;
  expect(request.answers).toContainEqual(
    expect.objectContaining({
      value: "1 Main St",
      link: expect.stringContaining("google.com/maps") as string,
    }),
  );
  expect(request.unanswered).toContain("Company");
  expect(request.lastMessage).toMatchObject({ author: null, text: "When?" });
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { findMessages, receiveMessage } from "~/booking/conversation/messages.server";
import { findByToken, privatePagePath } from "~/booking/private-page/private-link.server";
import { findHistory } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { handOverNoteLength } from "~/booking/record/hand-over";
import { cancelAsVisitor } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import * as work from "~/messages/booking-work";
import { consumeFlash } from "~/server/flash.server";
import { company } from "~/settings/company";
import { action, loader } from "./route";

async function setUp() {
  const staff = await insertStaff({ fullName: "Grace Example" });
  const [id = ""] = await insertBookings([{}]);
  return { staff, id };
}

async function post(id: string, staff: Staff, fields: Record<string, string>) {
  const request = await postAs(staff, `/booking-details/${id}`, fields);
  return action({ request, params: { id }, context: {} });
}

async function submit(id: string, staff: Staff, fields: Record<string, string>) {
  const { location, cookie } = readResponse(await post(id, staff, fields));
  expect(location).toBe(`/booking-details/${id}`);
  const { flash } = await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  return flash;
}

async function load(id: string, staff: Staff) {
  const request = await requestAs(staff, `/booking-details/${id}`);
  const { work, thread } = (await loader({ request, params: { id }, context: {} })).data;
  return { ...work, written: [...thread.older, ...thread.newest].filter(({ type }) => type === "message") };
}

test("sends a message to the customer once, and shows it with theirs", async () => {
  const { staff, id } = await setUp();
  await receiveMessage(id, { formId: crypto.randomUUID(), text: "When do you come?" });
  const form = { intent: "send-message", formId: id, text: "On Monday" };
  expect(await submit(id, staff, form)).toMatchObject({ tone: "ok", title: "Message sent." });
  await submit(id, staff, form);
  expect((await load(id, staff)).written).toMatchObject([
    { isCustomer: true, by: "Ada Example", text: "When do you come?" },
    { isCustomer: false, by: "Grace Example", text: "On Monday" },
  ]);
  const toVisitor = (await db().select().from(mails)).filter(({ kind }) => kind === "booking-message");
  expect(toVisitor).toMatchObject([
    {
      toAddress: "ada@example.com",
      content: { paragraphs: ["On Monday"], signature: `Grace Example, ${company().name}` },
    },
  ]);
});

test("refuses an empty message, and a long one with its limit", async () => {
  const { staff, id } = await setUp();
  for (const [text, message] of [
    ["  ", "Enter a message"],
    ["x".repeat(4_001), "Shorten the message to 4,000 characters or fewer"],
  ] as const) {
    const { shown, status } = readResponse(
      await post(id, staff, { intent: "send-message", formId: id, text }),
    );
    expect([status, shown?.typed.intent, shown?.errors]).toEqual([400, "send-message", { text: [message] }]);
  }
  expect((await findMessages(id)).messages).toEqual([]);
});

test("assigns the booking to a colleague or to nobody, but not to a removed account", async () => {
  const { staff, id } = await setUp();
  const removed = await insertStaff({ deactivatedAt: new Date() });
  const assign = (ownerId: string) => submit(id, staff, { intent: "assign", ownerId });
  expect(await assign(staff.id)).toMatchObject({ title: "Assigned to Grace Example." });
  expect(await load(id, staff)).toMatchObject({ ownerId: staff.id });
  expect(await assign(removed.id)).toMatchObject({ tone: "warn", advice: "Nothing was changed." });
  expect(await findBooking(id)).toMatchObject({ ownerId: staff.id });
  expect(await assign("")).toMatchObject({ title: "Assigned to nobody." });
  expect(await findBooking(id)).toMatchObject({ ownerId: null });
});

test("shows an invalid assignment again with its input and the message at its field", async () => {
  const { staff, id } = await setUp();
  const send = async (fields: Record<string, string>) =>
    readResponse(await post(id, staff, { intent: "assign", ...fields }));
  const long = { ownerId: staff.id, note: "x".repeat(handOverNoteLength + 1) };
  expect(await send(long)).toMatchObject({
    status: 400,
    shown: { typed: long, errors: { note: [work.noteTooLong(handOverNoteLength)] } },
  });
  const nobody = { ownerId: "x", note: "Call her" };
  expect(await send(nobody)).toMatchObject({
    status: 400,
    shown: { typed: nobody, errors: { ownerId: [work.unknownOwner] } },
  });
});

test("renews and mails the customer’s link after a question; the earlier link stops working", async () => {
  const { staff, id } = await setUp();
  const before = await privatePagePath(id);
  const request = await requestAs(staff, `/booking-details/${id}?renew`);
  const { renewalFormId } = (await loader({ request, params: { id }, context: {} })).data;
  const form = { intent: "renew-link", formId: renewalFormId ?? "", sendMail: "on" };
  expect(await submit(id, staff, form)).toMatchObject({ title: work.linkRenewedAndSent });
  expect((await db().select().from(mails)).map(({ kind }) => kind)).toEqual(["booking-link-renewed"]);
  const after = await privatePagePath(id);
  expect(after).not.toBe(before);
  expect(await findByToken(before.split("/").at(-1))).toBeNull();
  expect(await findByToken(after.split("/").at(-1))).toMatchObject({ id });
});

test("sends an email again that the customer's mailbox refused", async () => {
  const { staff, id } = await setUp();
  const content = { paragraphs: [] };
  const mail = { kind: "test", bookingId: id, toAddress: "ada@example.com", subject: "", content };
  await db()
    .insert(mails)
    .values({ ...mail, state: "failed", response: "550 No such user" });
  expect((await load(id, staff)).undelivered).toMatchObject([
    { state: "failed", response: "550 No such user" },
  ]);
  const form = { intent: "send-again" };
  expect(await submit(id, staff, form)).toMatchObject({ title: work.sentAgain(1) });
  expect(await load(id, staff)).toMatchObject({ undelivered: [] });
  expect(await submit(id, staff, form)).toMatchObject({ tone: "info", title: work.nothingToSend });
});

test.each(["send-message", "assign", "renew-link", "send-again"])(
  "%s responds with 404 without the booking",
  async (intent) => {
    const staff = await insertStaff();
    const id = crypto.randomUUID();
    await expect(
      post(id, staff, { intent, formId: id, text: "x", email: "a@b.example" }),
    ).rejects.toMatchObject({ status: 404 });
  },
);

test("starts a review at once without a mail, and undoes it until something else happens", async () => {
  const { staff, id } = await setUp();
  const step = async (intent: string, formId: string = randomUUID()) => {
    const { seen } = await load(id, staff);
    return submit(id, staff, { intent, formId, seen: String(seen) });
  };
  const before = await findBooking(id);
  expect(await step("start-review")).toMatchObject({ title: "Moved to In review.", undo: "undo-review" });
  expect(await findBooking(id)).toMatchObject({ stage: "in-review", waitingFor: "us", status: 1 });
  expect(await step("start-review")).toMatchObject({ tone: "info" });
  const form = randomUUID();
  for (let time = 0; time < 2; time++)
    expect(await step("undo-review", form)).toMatchObject({ title: "Back to New." });
  expect(await findBooking(id)).toMatchObject({ stage: "new", waitingSince: before?.waitingSince });
  await step("start-review");
  const { seen } = await load(id, staff);
  await cancelAsVisitor(id, { formId: randomUUID(), text: "Sold the house." });
  const late = { intent: "undo-review", formId: randomUUID(), seen: String(seen) };
  expect(await submit(id, staff, late)).toMatchObject({ title: work.cannotUndo });
  expect(await findBooking(id)).toMatchObject({ stage: "canceled" });
  const sent = (await db().select().from(mails)).filter(({ toAddress }) => toAddress === "ada@example.com");
  expect(sent.map(({ kind }) => kind)).toEqual(["booking-canceled"]);
});

test("the first writer becomes the owner, and can undo that while they are", async () => {
  const { staff, id } = await setUp();
  const message = { intent: "send-message", formId: id, text: "On Monday" };
  expect(await submit(id, staff, message)).toMatchObject({ advice: work.becameOwner, undo: "release" });
  expect(await findBooking(id)).toMatchObject({ ownerId: staff.id });
  const colleague = await insertStaff();
  const reply = { ...message, formId: randomUUID(), text: "At nine" };
  expect(await submit(id, colleague, reply)).not.toHaveProperty("undo");
  expect(await findBooking(id)).toMatchObject({ ownerId: staff.id });
  const undo = { intent: "release" };
  expect(await submit(id, colleague, undo)).toMatchObject({ tone: "info", title: work.notYours });
  expect(await submit(id, staff, undo)).toMatchObject({ title: work.assignedToNobody });
  expect(await submit(id, staff, undo)).toMatchObject({ title: work.notYours });
  expect(await findBooking(id)).toMatchObject({ ownerId: null });
  // Sending the same form again changes nothing.
  expect(await submit(id, staff, message)).not.toHaveProperty("undo");
  expect(await findBooking(id)).toMatchObject({ ownerId: null });
  const owners = (await findHistory(id)).filter(({ kind }) => kind === "owner-changed");
  expect(owners.map(({ actor, detail }) => [actor, detail.name])).toEqual([
    [staff.email, undefined],
    [staff.email, "Grace Example"],
  ]);
});

test("a new link for the customer makes nobody the owner", async () => {
  const { staff, id } = await setUp();
  await submit(id, staff, { intent: "renew-link", formId: id });
  expect(await findBooking(id)).toMatchObject({ ownerId: null });
});

test("adds no second greeting to a text, and signs for the system admin as the company", async () => {
  const { id } = await setUp();
  const first = await insertStaff({ fullName: "Administrator" });
  await submit(id, first, { intent: "send-message", formId: id, text: "Hello Ada, we can." });
  const [mail] = (await db().select().from(mails)).filter(({ kind }) => kind === "booking-message");
  expect(mail?.content).toMatchObject({ signature: company().name });
  expect(mail?.content).not.toHaveProperty("greeting");
});

test("shows a colleague's concurrent reply before a second reply is sent", async () => {
  const { staff, id } = await setUp();
  const second = await insertStaff({ fullName: "Maya Chen" });
  const seen = String((await load(id, second)).seen);
  await submit(id, staff, { intent: "send-message", formId: id, seen, text: "We can come on Thursday" });
  const mine = { intent: "send-message", formId: id, text: "We can come on Monday" };
  const refused = readResponse(await post(id, second, { ...mine, seen }));
  expect(refused).toMatchObject({
    status: 409,
    shown: {
      typed: { text: mine.text },
      messages: [
        work.messageOvertaken,
        expect.stringMatching(/^Message sent by Grace Example · .*“We can come on Thursday”$/),
        work.messageOvertakenAdvice,
      ],
    },
  });
  expect((await load(id, second)).written).toHaveLength(1);
  const anyway = { ...mine, seen: String(refused.shown?.seen) };
  for (const _again of ["sent", "sent twice"])
    expect((await submit(id, second, anyway))?.title).toBe("Message sent.");
  expect((await load(id, staff)).written).toHaveLength(2);
});

test("a customer's message during typing stays unread after the reply", async () => {
  const { staff, id } = await setUp();
  const { seen } = await load(id, staff);
  await receiveMessage(id, { formId: randomUUID(), text: "It has a cellar, too." });
  await submit(id, staff, { intent: "send-message", formId: id, seen: String(seen), text: "Which floors?" });
  expect(await findBooking(id)).toMatchObject({ waitingFor: "us", repliedAt: expect.any(Date) as Date });
});

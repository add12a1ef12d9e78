import { beforeEach, describe, expect, test, vi } from "vitest";
import { answersOf, BookingVisitor } from "#tests/support/routes/booking-visitor";
import { trapField } from "~/booking-fields";
import { countBookings } from "~/booking/list/list-bookings.server";
import { db } from "~/db/client.server";
import { bookingEvents, bookings, mails } from "~/db/schema.server";
import * as requestContext from "~/server/request-context.server";

vi.mock("~/server/request-context.server", { spy: true });

beforeEach(() => {
  vi.mocked(requestContext.clientAddress).mockReturnValue("8.8.4.7");
});

const received = () => db().select().from(bookings);
const now = () => new Date();

describe("a form that a program seems to have filled in", () => {
  test.each([
    ["in no time", new BookingVisitor("", now()), {}, "too-fast"],
    ["with its hidden field", new BookingVisitor(), { [trapField]: "Cheap watches" }, "hidden-field"],
  ])("%s becomes a booking that is marked as spam, and its visitor sees the usual page", async (...given) => {
    const [, visitor, contact, spamReason] = given;
    await visitor.reach(5, contact);
    const { location } = await visitor.submit();
    expect(location).toMatch(/^\/request\/[\w-]{43}$/);
    expect(await received()).toMatchObject([{ fullName: "Ada Lovelace", spamReason, spamBy: null }]);
    expect((await received())[0]?.spamAt).toBeInstanceOf(Date);
    expect(await countBookings()).toEqual({ total: 0, pending: 0 });
    expect(await db().select().from(mails)).toEqual([]);
    const events = await db().select().from(bookingEvents).orderBy(bookingEvents.id);
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["created", {}],
      ["marked-spam", { reason: spamReason }],
    ]);
    const { status, shown } = await visitor.openPrivatePage(location);
    expect(status).toBe(200);
    expect(shown).toMatchObject({ stage: "new", suggestsCall: true });
  });

  test("with its hidden field is remembered when the step is sent again without it", async () => {
    const visitor = new BookingVisitor();
    await visitor.post(1, { ...answersOf[1], [trapField]: "x" });
    await visitor.reach(5);
    await visitor.submit();
    expect(await received()).toMatchObject([{ spamReason: "hidden-field" }]);
  });

  test("without the cookie of the form's page starts with its first post", async () => {
    const visitor = new BookingVisitor();
    visitor.cookie = "none=1";
    await visitor.reach(5);
    await visitor.submit();
    expect(await received()).toMatchObject([{ spamReason: "too-fast" }]);
  });
});

describe("a form that a person has filled in", () => {
  test("is no spam, regardless of the names of other inputs", async () => {
    const visitor = new BookingVisitor();
    await visitor.reach(5, { [trapField]: "", other: "x" });
    const { location } = await visitor.submit();
    expect(await received()).toMatchObject([{ spamAt: null, spamReason: null }]);
    expect(await countBookings()).toEqual({ total: 1, pending: 1 });
    const { shown } = await visitor.openPrivatePage(location);
    expect(shown).toMatchObject({ suggestsCall: false });
  });

  test("is timed from the first view of the page, not from the first post", async () => {
    const visitor = new BookingVisitor();
    await visitor.open();
    await visitor.reach(5);
    await visitor.submit();
    expect(await received()).toMatchObject([{ spamReason: "too-fast" }]);

    const slow = new BookingVisitor("", new Date(Date.now() - 6_000));
    await slow.reach(5);
    await slow.submit();
    expect((await received()).map(({ spamReason }) => spamReason).sort()).toEqual([null, "too-fast"].sort());
  });
});

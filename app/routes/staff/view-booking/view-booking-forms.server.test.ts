import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { followToList, postToList } from "#tests/support/routes/bookings-list";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";

describe("the selected bookings", () => {
  const colleague = "Grace #1 <Hopper>";

  test("are assigned, and the flash says how many and to whom", async () => {
    const grace = await insertStaff({ fullName: colleague });
    const ids = await insertBookings([{}, {}, {}]);
    const [first = "", second = "", third = ""] = ids;
    const fields = [
      ["intent", "assign"],
      ["owner", grace.id],
      ["booking", first],
      ["booking", third],
    ];
    const { staff, answer, location } = await postToList(fields, "status=0&page=1");
    expect(location).toBe("/view-booking?status=0&page=1");
    const list = await followToList(staff, answer);
    expect(list.flash).toEqual({ tone: "ok", title: `2 bookings assigned to ${colleague}.` });
    expect(list.rows.map(({ id, owner }) => [id, owner])).toEqual([
      [third, colleague],
      [second, null],
      [first, colleague],
    ]);
  });

  test.each([
    ["me", "1 booking assigned to Staff Example."],
    ["none", "1 booking assigned to nobody."],
  ])("are assigned to %s", async (owner, title) => {
    const [id = ""] = await insertBookings([{}]);
    const { staff, answer } = await postToList([
      ["intent", "assign"],
      ["owner", owner],
      ["booking", id],
    ]);
    expect(await followToList(staff, answer)).toMatchObject({ flash: { tone: "ok", title } });
    expect((await findBooking(id))?.ownerId).toBe(owner === "me" ? staff.id : null);
  });

  test("are marked as viewed", async () => {
    const ids = await insertBookings([{}, {}, { status: 1 }]);
    const { staff, answer } = await postToList([
      ["intent", "mark-viewed"],
      ...ids.map((id) => ["booking", id]),
    ]);
    expect(await followToList(staff, answer)).toMatchObject({
      flash: { tone: "ok", title: "2 bookings marked as viewed." },
      rows: [{ status: 1 }, { status: 1 }, { status: 1 }],
    });
  });

  test("are moved to In review once, if they are new", async () => {
    const ids = await insertBookings([{}, {}, { stage: "done" }]);
    const fields = [["intent", "start-review"], ...ids.map((id) => ["booking", id])];
    const { staff, answer } = await postToList(fields);
    expect(await followToList(staff, answer)).toMatchObject({
      flash: { tone: "ok", title: "2 bookings moved to In review." },
    });
    const stages = await Promise.all(ids.map(async (id) => (await findBooking(id))?.stage));
    expect(stages).toEqual(["in-review", "in-review", "done"]);
    const again = await postToList(fields);
    expect(await followToList(again.staff, again.answer)).toMatchObject({
      flash: { tone: "info", title: "None of the selected bookings is new." },
    });
  });

  test("are not counted if they were viewed already", async () => {
    const [id = ""] = await insertBookings([{ status: 1 }]);
    const { staff, answer } = await postToList([
      ["intent", "mark-viewed"],
      ["booking", id],
    ]);
    expect(await followToList(staff, answer)).toMatchObject({
      flash: { tone: "info", title: "These bookings were viewed already." },
    });
  });

  test("are limited to one page", async () => {
    const ids = await insertBookings(Array.from({ length: 51 }, () => ({})));
    const { staff, answer } = await postToList([
      ["intent", "mark-viewed"],
      ...ids.map((id) => ["booking", id]),
    ]);
    expect(await followToList(staff, answer)).toMatchObject({
      flash: { title: "50 bookings marked as viewed." },
    });
  });

  test("are all of the list if its count is the form's, so that a repetition changes no others", async () => {
    await insertBookings([...Array.from({ length: 120 }, () => ({})), { status: 1 }]);
    const form = { intent: "mark-viewed", every: "120" };
    const { staff, answer } = await postToList(form, "status=0");
    expect(await followToList(staff, answer)).toMatchObject({
      flash: { title: "120 bookings marked as viewed." },
      total: 0,
    });
    const again = await postToList(form, "status=0");
    expect(await followToList(again.staff, again.answer)).toMatchObject({
      flash: { tone: "warn", title: "This list has changed in the meantime." },
    });
  });

  test("are in one mail to their new owner, however many they are", async () => {
    const grace = await insertStaff({ email: "grace@example.com" });
    await insertBookings(Array.from({ length: 101 }, () => ({})));
    await postToList({ intent: "assign", owner: grace.id, every: "101" });
    const sent = await db().select().from(mails).where(eq(mails.toAddress, "grace@example.com"));
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("101")]);
  });

  test("are at most 500", async () => {
    await insertBookings(Array.from({ length: 501 }, () => ({})));
    const { staff, answer } = await postToList({ intent: "assign", owner: "me", every: "501" });
    expect(await followToList(staff, answer)).toMatchObject({
      flash: { title: "500 bookings assigned to Staff Example." },
    });
  });

  test.each([
    [[["intent", "mark-viewed"]], "Select at least one booking"],
    [
      [
        ["intent", "assign"],
        ["owner", "me"],
      ],
      "Select at least one booking",
    ],
    [
      [
        ["intent", "mark-viewed"],
        ["booking", randomUUID()],
      ],
      "Those bookings no longer exist.",
    ],
    [
      [
        ["intent", "assign"],
        ["owner", "none"],
        ["booking", "x"],
      ],
      "Those bookings no longer exist.",
    ],
    [
      [
        ["intent", "assign"],
        ["owner", randomUUID()],
        ["booking", "x"],
      ],
      "That account was removed. Choose someone else.",
    ],
  ])("are unchanged by %j, with a message", async (fields, title) => {
    const [id = ""] = await insertBookings([{}]);
    const { staff, answer } = await postToList(fields);
    expect(await followToList(staff, answer)).toMatchObject({ flash: { tone: "warn", title } });
    expect(await findBooking(id)).toMatchObject({ status: 0, ownerId: null });
  });
});

import type { LoaderFunctionArgs } from "@remix-run/node";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff, requestAs } from "#tests/support/staff";
import { findBooking } from "~/booking/record/find-booking.server";
import { action, loader } from "./route";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

/** Posts a form as a new user and returns the user and the response. */
async function post(fields: string[][], query = "") {
  const staff = await insertStaff();
  const body = new URLSearchParams(fields);
  const request = await requestAs(staff, `/view-booking?${query}`, { method: "POST", body });
  const answer = await action(toArgs(request));
  return { staff, answer, location: answer instanceof Response ? answer.headers.get("Location") : null };
}

/** Loads the list that a redirect leads to, with its flash message. */
async function follow(staff: Awaited<ReturnType<typeof insertStaff>>, answer: unknown) {
  if (!(answer instanceof Response)) throw new Error("The action has not redirected.");
  const request = await requestAs(staff, answer.headers.get("Location") ?? "");
  const flash = answer.headers.get("Set-Cookie")?.split(";", 1)[0];
  request.headers.append("Cookie", flash ?? "");
  return (await loader(toArgs(request))).data;
}

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
    const { staff, answer, location } = await post(fields, "status=0&page=1");
    expect(location).toBe("/view-booking?status=0&page=1");
    const list = await follow(staff, answer);
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
    const { staff, answer } = await post([
      ["intent", "assign"],
      ["owner", owner],
      ["booking", id],
    ]);
    expect(await follow(staff, answer)).toMatchObject({ flash: { tone: "ok", title } });
    expect((await findBooking(id))?.ownerId).toBe(owner === "me" ? staff.id : null);
  });

  test("are marked as viewed", async () => {
    const ids = await insertBookings([{}, {}, { status: 1 }]);
    const { staff, answer } = await post([["intent", "mark-viewed"], ...ids.map((id) => ["booking", id])]);
    expect(await follow(staff, answer)).toMatchObject({
      flash: { tone: "ok", title: "2 bookings marked as viewed." },
      rows: [{ status: 1 }, { status: 1 }, { status: 1 }],
    });
  });

  test("are not counted if they were viewed already", async () => {
    const [id = ""] = await insertBookings([{ status: 1 }]);
    const { staff, answer } = await post([
      ["intent", "mark-viewed"],
      ["booking", id],
    ]);
    expect(await follow(staff, answer)).toMatchObject({
      flash: { tone: "info", title: "These bookings were viewed already." },
    });
  });

  test("are at most those of one page", async () => {
    const ids = await insertBookings(Array.from({ length: 7 }, () => ({})));
    const { staff, answer } = await post([["intent", "mark-viewed"], ...ids.map((id) => ["booking", id])]);
    expect(await follow(staff, answer)).toMatchObject({ flash: { title: "6 bookings marked as viewed." } });
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
      "That colleague no longer has an account.",
    ],
  ])("are unchanged by %j, with a message", async (fields, title) => {
    const [id = ""] = await insertBookings([{}]);
    const { staff, answer } = await post(fields);
    expect(await follow(staff, answer)).toMatchObject({ flash: { tone: "warn", title } });
    expect(await findBooking(id)).toMatchObject({ status: 0, ownerId: null });
  });
});

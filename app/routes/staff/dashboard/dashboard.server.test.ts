import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import { db } from "~/db/client.server";
import { bookings, mails, visits } from "~/db/schema.server";
import { hourMs } from "~/lib/time";
import { action, loader } from "./route";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });
const load = async (request: Request) => (await loader(toArgs(request))).data;
const withoutQuery = (address = "") => address.replace(/\?[^#]*/, "");
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

test("returns the number of all and of pending bookings to staff", async () => {
  const request = await requestAs(await insertStaff(), "/dashboard");
  expect((await load(request.clone())).counts).toEqual({ total: 0, pending: 0 });
  await insertBookings([{ status: 0 }, { status: 1 }, { status: 0 }, { status: 7 }]);
  expect((await load(request)).counts).toEqual({ total: 4, pending: 2 });
});

test("counts waiting bookings, and links to the counted ones", async () => {
  const staff = await insertStaff();
  const request = await requestAs(staff, "/dashboard");
  const none = (await load(request.clone())).desk.counts;
  expect(none.map(({ count, detail }) => [count, detail])).toEqual([
    ["0", "no one is waiting for you"],
    ["0", "no one is waiting"],
    ["0", "each has an owner"],
    ["0", "all read"],
  ]);
  await insertBookings([
    { ownerId: staff.id, waitingSince: ago(15.5 * 24) },
    { waitingSince: ago(30) },
    { waitingFor: "nobody", repliedAt: ago(3.5) },
  ]);
  expect((await load(request)).desk.counts).toEqual([
    {
      title: "Mine",
      count: "1",
      detail: "longest 15 days",
      isLate: true,
      to: "/view-booking?owner=me&waiting=us&sort=replies",
    },
    {
      title: "Waiting for us",
      count: "2",
      detail: "1 over a week",
      isLate: true,
      to: "/view-booking?waiting=us&sort=replies",
    },
    {
      title: "Unassigned",
      count: "1",
      detail: "longest 1 day",
      isLate: false,
      to: "/view-booking?owner=none&waiting=us&sort=replies",
    },
    {
      title: "Replies",
      count: "1",
      detail: "newest 3 hours ago",
      isLate: false,
      to: "/view-booking?replied=1",
    },
  ]);
});

test("offers the next step of each booking", async () => {
  const staff = await insertStaff();
  const mine = { ownerId: staff.id, service: "Scan to BIM" };
  const [replied, review, fresh] = await insertBookings([
    { ...mine, fullName: "Ada", stage: "quoted", waitingSince: ago(2), repliedAt: ago(2) },
    { ...mine, fullName: "Bea", stage: "in-review", waitingSince: ago(200) },
    {
      ...mine,
      fullName: "Cy",
      waitingSince: ago(1),
      handedOverAt: ago(1),
      handedOverBy: "Tom",
      handedOverNote: "For you.",
    },
  ]);
  const { mine: list } = (await load(await requestAs(staff, "/dashboard"))).desk;
  expect(
    list.rows.map(({ name, action, wait, isLate }) => [
      name,
      action.label,
      withoutQuery(action.to),
      wait,
      isLate,
    ]),
  ).toEqual([
    ["Ada", "Reply", `/booking-details/${replied}#message`, "2 hours", false],
    ["Cy", "Open", `/booking-details/${fresh}`, "1 hour", false],
    ["Bea", "Quote", `/booking-details/${review}/quote`, "8 days", true],
  ]);
  expect(list.rows[1]).toMatchObject({
    details: ["New", "Scan to BIM"],
    handedOver: "Tom handed it to you: “For you.”",
  });
  const first = new URL(list.link?.to ?? "", "http://localhost");
  expect([list.link?.label, first.pathname, first.searchParams.get("list")]).toEqual([
    "Work through 3",
    `/booking-details/${review}`,
    "owner=me&waiting=us&sort=replies&page=1",
  ]);
});

test("groups visits by day, and links to the next customer's contact", async () => {
  const staff = await insertStaff({ fullName: "Grace Hopper" });
  const [first = "", second = ""] = await insertBookings([
    { fullName: "Ada", serviceLocation: "45.5262, -122.6784", service: "Scan to BIM" },
    { fullName: "Bea" },
  ]);
  await db()
    .insert(visits)
    .values([
      { bookingId: first, startsAt: ago(0.5), minutes: 60, staffId: staff.id },
      { bookingId: second, startsAt: ago(-49), minutes: 60 },
    ]);
  const { days, note, hasMore } = (await load(await requestAs(staff, "/dashboard"))).desk.visits;
  expect([note, hasMore, days.length, days[0]?.title.startsWith("Today, ")]).toEqual([
    "1 today, 2 in 7 days",
    false,
    2,
    true,
  ]);
  const map = "https://www.google.com/maps?q=45.5262,-122.6784";
  expect(days[0]?.rows).toMatchObject([
    {
      name: "Ada",
      who: "You",
      service: "Scan to BIM",
      place: { value: "Map pin 45.5262, -122.6784", href: map },
    },
  ]);
  expect(days[0]?.rows[0]?.links.map(({ label, href }) => [label, href])).toEqual([
    ["Call", "tel:8185550142"],
    ["Directions", map],
  ]);
  expect(days[1]?.rows).toMatchObject([{ name: "Bea", who: null, links: [] }]);
});

test("assigns a booking to a colleague, who gets a mail", async () => {
  const [grace, tom] = [
    await insertStaff(),
    await insertStaff({ fullName: "Tom", email: "tom@example.com" }),
  ];
  const [id = ""] = await insertBookings([{ fullName: "Ada" }]);
  const send = async (form: Record<string, string>) => {
    const { cookie } = readResponse(
      await action(toArgs(await postAs(grace, "/dashboard", { intent: "hand-over", ...form }))),
    );
    const request = await requestAs(grace, "/dashboard");
    request.headers.set("Cookie", `${request.headers.get("Cookie")}; ${cookie}`);
    return (await load(request)).flash?.title;
  };
  expect(await send({ id, ownerId: tom.id })).toBe("Ada’s booking is Tom’s now");
  expect(await db().select({ owner: bookings.ownerId }).from(bookings)).toEqual([{ owner: tom.id }]);
  expect(await db().select({ to: mails.toAddress }).from(mails)).toEqual([{ to: "tom@example.com" }]);
  expect(await send({ id, ownerId: randomUUID() })).toBe("That account was removed. Choose someone else.");
  expect(await send({ id: randomUUID(), ownerId: tom.id })).toBe("That booking no longer exists.");
});

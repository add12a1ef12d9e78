import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { noonFromNow } from "#tests/support/future-date";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { isWeekend } from "~/booking/advice/find-advice";
import { recordBookingEvent } from "~/booking/record/events.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { requestDate } from "~/booking/visit/request-date.server";
import { changeStage } from "~/booking/workflow/change-stage.server";
import { db } from "~/db/client.server";
import { bookingEvents, bookingNotes, files, visits } from "~/db/schema.server";
import { hourMs } from "~/lib/time";
import { redirectWithFlash } from "~/server/flash.server";
import { loader } from "./route";

async function load(id: string, { search = "", staff }: { search?: string; staff?: Staff } = {}) {
  const request = await requestAs(staff ?? (await insertStaff()), `/booking-details/${id}${search}`);
  const { data } = await loader({ request, params: { id }, context: {} });
  return data;
}

test.each([randomUUID(), "1", "undefined", "..%2f..%2f", "x".repeat(8_000)])(
  "responds with 404 for booking %j",
  async (id) => {
    await expect(load(id)).rejects.toMatchObject({ status: 404 });
  },
);

async function insertFullBooking() {
  const [id = ""] = await insertBookings([
    {
      reference: "K7MD3R9F",
      fullName: "Ada",
      email: "ada@example.com",
      phone: "(818) 555-0142",
      serviceLocation: "34.1866,-118.4487",
      preferredDate: new Date("2026-12-11T17:30:00Z"),
      outputFormats: ["OBJ", "PDF"],
      budgetRange: 2500,
      completionDate: new Date("2026-12-12T17:30:00Z"),
      termsAcceptedAt: new Date("2026-11-20T22:05:00Z"),
      createdAt: new Date("2026-11-20T22:05:00Z"),
    },
  ]);
  await db()
    .insert(files)
    .values({
      storedName: `${randomUUID()}-plan.pdf`,
      originalName: "plan.pdf",
      contentType: "application/pdf",
      byteSize: 2_500_000,
      sha256: "0".repeat(64),
      bookingId: id,
    });
  await recordBookingEvent(db(), { bookingId: id, kind: "created", actor: null });
  return id;
}

test("returns a booking with its files and history, and does not change it", async () => {
  const id = await insertFullBooking();
  expect(await load(id)).toMatchObject({
    id,
    reference: "K7MD-3R9F",
    status: 0,
    service: "Not sure yet",
    phone: { href: "tel:8185550142", label: "(818) 555-0142" },
    created: "Nov 20, 2026, 2:05 PM Pacific time",
    completion: "Dec 12, 2026, 9:30 AM",
    completionInput: "2026-12-12T09:30",
    consents: [
      {
        label: "Terms",
        value: "Accepted Nov 20, 2026, 2:05 PM",
        printed: "Accepted Nov 20, 2026",
      },
      { label: "Privacy", value: "Not given" },
      { label: "Showcase", value: "Not given", isForbidden: true },
    ],
    files: [{ name: "plan.pdf", type: "PDF document", size: "2.4 MB", tag: "PDF" }],
    thread: { older: [], newest: [{ text: "Created" }], isEarlier: false, earlierCursor: null },
    noteFormId: id,
    flash: null,
  });
  expect(await findBooking(id)).toMatchObject({ status: 0, viewedAt: null });
});

test("formats the answers, with links for email, phone and location", async () => {
  const view = await load(await insertFullBooking());
  const answers = Object.fromEntries(
    view.groups.flatMap((group) => group.answers.map(({ label, ...rest }) => [label, rest])),
  );
  expect(Object.keys(answers)).toHaveLength(21);
  expect(answers).toMatchObject({
    "Full Name": { value: "Ada" },
    Email: { link: { href: "mailto:ada@example.com" } },
    Phone: { link: { href: "tel:8185550142", label: "(818) 555-0142" } },
    Company: { value: null },
    "Service Location": {
      link: {
        href: "https://www.google.com/maps?q=34.1866,-118.4487",
        label: "Location",
        note: "34.1866, -118.4487",
      },
    },
    "Preferred Date": { value: "Dec 11, 2026, 9:30 AM Pacific time" },
    "Output Formats": { value: "OBJ, PDF" },
    "Budget Range": { value: "$2,500" },
    Purpose: { value: "Real Estate", isDefault: true },
  });
});

test("marks a default answer, formats the phone number, and maps a typed address", async () => {
  const [id = ""] = await insertBookings([
    { phone: "8185550111", serviceLocation: "1 A & B St", budgetRange: 500, scanType: "Commercial" },
  ]);
  const { groups } = await load(id);
  const answers = groups.flatMap((group) => group.answers);
  const find = (label: string) => answers.find((answer) => answer.label === label);
  expect(find("Budget Range")).toMatchObject({ value: "$500", isDefault: true });
  expect(find("Scan Type")).toMatchObject({ value: "Commercial", isDefault: false });
  expect(find("Phone")?.link).toEqual({ href: "tel:8185550111", label: "(818) 555-0111" });
  expect(find("Service Location")?.link).toEqual({
    href: "https://www.google.com/maps/search/?api=1&query=1+A+%26+B+St",
    label: "1 A & B St",
  });
});

test("shows staff the doubtful answers until they have decided", async () => {
  const saturday = new Date("2026-12-12T18:00:00Z");
  const [id = ""] = await insertBookings([
    { preferredDate: saturday, createdAt: new Date("2026-11-20T22:05:00Z") },
  ]);
  expect((await load(id)).advice.map(({ label }) => label)).toContain("Preferred Date");
  await db()
    .insert(visits)
    .values({ bookingId: id, startsAt: new Date("2026-12-15T18:00:00Z"), minutes: 60 });
  expect((await load(id)).advice).toEqual([]);
});

test("says whether the assigned person is free at the requested date, and whether the time is unusual", async () => {
  const ada = await insertStaff({ fullName: "Ada Lovelace" });
  const [id = "", other = ""] = await insertBookings([{ ownerId: ada.id }, { fullName: "Grace" }]);
  const noons = Array.from({ length: 7 }, (_, day) => noonFromNow(9 + day));
  const [proposedAt, weekend] = [noons.find((noon) => !isWeekend(noon)), noons.find(isWeekend)];
  if (!proposedAt || !weekend) throw new Error("A week has both.");
  await requestDate(id, { formId: randomUUID(), proposedAt, text: "Sooner?" });
  expect((await load(id)).requestedDate).toMatchObject({ freedom: "Ada Lovelace is free." });
  const visit = { bookingId: other, staffId: ada.id, minutes: 60 };
  const after = (hours: number) => new Date(proposedAt.getTime() + hours * hourMs);
  await db()
    .insert(visits)
    .values({ ...visit, startsAt: after(3) });
  expect((await load(id)).requestedDate).toMatchObject({ freedom: "Ada Lovelace is free until 3:00 PM." });
  await db()
    .insert(visits)
    .values({ ...visit, startsAt: after(1) });
  expect((await load(id)).requestedDate?.freedom).toMatch(/^Ada Lovelace has another visit: Grace, /);
  const atNight = new Date(weekend.getTime() - 9 * hourMs);
  await requestDate(id, { formId: randomUUID(), proposedAt: atNight, text: "Or then?" });
  expect((await load(id)).requestedDate).toMatchObject({
    freedom: "Ada Lovelace is free. It’s on a weekend. It’s before 7 AM or after 7 PM.",
  });
  await db().insert(visits).values({ bookingId: id, startsAt: atNight, minutes: 60 });
  expect((await load(id)).requestedDate).toBeNull();
});

test("pages through a long history, a hundred events at a time", async () => {
  const [id = ""] = await insertBookings([{}]);
  const kind = "file-downloaded" as const;
  const lines = Array.from({ length: 201 }, (_, index) => ({
    bookingId: id,
    kind,
    detail: { name: `${index}.pdf` },
  }));
  await db().insert(bookingEvents).values(lines);
  const pages: string[][] = [];
  let search = "";
  do {
    const { thread } = await load(id, { search });
    pages.push([...thread.older, ...thread.newest].map(({ text }) => text).reverse());
    expect(thread.isEarlier).toBe(search !== "");
    search = thread.earlierCursor === null ? "" : `?before=${thread.earlierCursor}`;
  } while (search);
  expect(pages.map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(pages.flat()).toEqual(Array.from({ length: 201 }, (_, index) => `${200 - index}.pdf downloaded`));

  for (const nonsense of ["-1", "x", "1e9", "9".repeat(30), "'", "%00"])
    expect((await load(id, { search: `?before=${nonsense}` })).thread.isEarlier).toBe(false);
});

test("shows the events of one action as one line of the history", async () => {
  const staff = await insertStaff({ fullName: "Ada Lovelace" });
  const [id = ""] = await insertBookings([{}]);
  await changeStage(
    id,
    { to: "declined", mailText: null, form: { formId: randomUUID() } },
    await sessionOf(staff),
  );
  const { thread } = await load(id);
  expect(thread.newest.map(({ text }) => text)).toEqual([
    "Viewed by Ada Lovelace · Stage changed from New to Declined by Ada Lovelace · Assigned to Ada Lovelace by Ada Lovelace",
  ]);
});

test("offers to remove a note only to users with the right", async () => {
  const ada = await insertStaff({ fullName: "Ada Lovelace" });
  const [bookingId = ""] = await insertBookings([{}]);
  const note = { id: randomUUID(), bookingId, author: ada.email, text: "Called." };
  await db().insert(bookingNotes).values(note);
  const search = `?remove=${note.id}`;

  expect(await load(bookingId, { staff: ada })).toMatchObject({
    thread: { newest: [{ text: "Called.", by: "Ada Lovelace", initials: "AL", isRemovable: true }] },
    noteFormId: note.id,
    noteToRemove: null,
  });
  expect(await load(bookingId, { staff: ada, search })).toMatchObject({ noteToRemove: { id: note.id } });
  expect(await load(bookingId, { search })).toMatchObject({
    thread: { newest: [{ isRemovable: false }] },
    noteFormId: bookingId,
    noteToRemove: null,
  });
});

test("returns the flash message of the previous action once", async () => {
  const [id = ""] = await insertBookings([{}]);
  const request = await requestAs(await insertStaff(), `/booking-details/${id}`);
  const { headers: sent } = await redirectWithFlash(request, "/", { tone: "ok", title: "Note added." });
  const kept = sent.get("Set-Cookie");
  const headers = new Headers(request.headers);
  headers.append("Cookie", `${request.headers.get("Cookie")}; ${kept?.split(";", 1)[0]}`);
  const { data, init } = await loader({
    request: new Request(request, { headers }),
    params: { id },
    context: {},
  });
  expect(data.flash).toEqual({ tone: "ok", title: "Note added." });
  expect(new Headers(init?.headers).get("Set-Cookie")).toMatch(/^__flash=;.*Max-Age=0/);
});

test("links to the list that it was opened from, and to the previous and next bookings", async () => {
  const stage = "in-review" as const;
  const [first = "", second = "", third = ""] = await insertBookings([
    { fullName: "First", stage },
    { fullName: "Second", stage },
    { fullName: "Third", stage },
    { fullName: "Other", stage: "new" },
  ]);
  const list = "stage=in-review&page=1";
  const search = `?${new URLSearchParams({ list })}`;
  expect((await load(second, { search })).position).toEqual({
    name: "Filtered bookings",
    to: "/view-booking?stage=in-review&page=1",
    position: "2 of 3",
    previous: { fullName: "Third", to: `/booking-details/${third}${search}` },
    next: { fullName: "First", to: `/booking-details/${first}${search}` },
  });
  expect((await load(second)).position).toBeNull();
  const { position } = await load(second, { search: "?list=waiting%3Dthem%26sort%3Dwaiting" });
  expect(position).toMatchObject({ position: "No longer in this view of 0", previous: null, next: null });
});

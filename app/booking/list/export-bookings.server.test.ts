import { randomUUID } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { insertSomeOwner, plainList, someBookings, someFilter } from "#tests/support/database/plain-list";
import { runsOnEngine, finishBeforeNextTest } from "#tests/support/database/property-runs";
import { parseCsv } from "#tests/support/files/csv";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff } from "#tests/support/records/staff";
import { db } from "~/db/client.server";
import { bookings, quotes, visits } from "~/db/schema.server";
import { countExported, exportBookings } from "./export-bookings.server";
import { defaultFilter, type ListFilter } from "./filter";

/** Returns each exported booking as an object with the headers as keys. */
async function exportRows(filter: Partial<ListFilter> = {}) {
  let text = "";
  let count = 0;
  for await (const part of exportBookings({ ...defaultFilter, ...filter })) {
    text += part.csv;
    count += part.count;
  }
  expect(text.startsWith("\ufeff")).toBe(true);
  const [headers = [], ...table] = parseCsv(text.slice(1));
  expect(count).toBe(table.length);
  expect(await countExported({ ...defaultFilter, ...filter })).toBe(count);
  return table.map((row) => Object.fromEntries(headers.map((header, index) => [header, row[index]])));
}

const at = (time: string) => new Date(`2026-12-11T${time}Z`);

/** A booking with every column except those that refer to staff. */
const completeBooking = {
  reference: "K7MD3R4F",
  status: 1,
  fullName: 'Zoë "Z" Núñez',
  email: "zoe@example.com",
  phone: "+1 818 555 0142",
  contactMethod: "Text",
  company: "=cmd|' /C calc'!A0",
  service: "Scan to Plan",
  serviceLocation: "34.1866, -118.4487",
  accessInstructions: "Gate code 1;\nring twice",
  scanType: "Commercial",
  preferredDate: at("17:30:00"),
  backupDate: at("18:30:00"),
  purpose: "Marketing",
  projectScope: "<b>All</b> of it",
  numberOfRooms: ["Kitchen", "Bedroom"],
  outputFormats: ["OBJ", "PDF"],
  budgetRange: 4500,
  projectTimeline: "Urgent",
  additionalServices: ["Scan to BIM"],
  specialInstructions: "None",
  deliveryPreferences: ["Web viewer"],
  completionDate: at("19:30:00"),
  termsAcceptedAt: at("20:30:00"),
  termsVersion: 2,
  privacyConsentAt: at("21:30:00"),
  privacyVersion: 3,
  showcaseConsentAt: null,
  viewedAt: at("22:30:00"),
  stage: "quoted" as const,
  stageChangedAt: at("22:45:00"),
  waitingFor: "them" as const,
  waitingSince: at("22:50:00"),
  createdAt: at("16:30:00"),
  language: "vi" as const,
};

test("exports every field of a booking in a readable format", async () => {
  const staff = await insertStaff();
  const owner = await insertStaff({ fullName: "Grace Hopper" });
  const [id] = await insertBookings([{ ...completeBooking, viewedBy: staff.id, ownerId: owner.id }]);
  const [booking] = await exportRows();
  expect(booking).toEqual({
    Reference: "K7MD-3R4F",
    Status: "Viewed",
    "Received (Pacific time)": "2026-12-11 08:30",
    "Full Name": 'Zoë "Z" Núñez',
    Email: "zoe@example.com",
    Phone: "'+1 818 555 0142",
    "Contact Method": "Text",
    Company: "'=cmd|' /C calc'!A0",
    Service: "Scan to Plan",
    "Service Location": "34.1866, -118.4487",
    "Access Instructions": "Gate code 1;\nring twice",
    "Scan Type": "Commercial",
    "Preferred Date (Pacific time)": "2026-12-11 09:30",
    "Backup Date (Pacific time)": "2026-12-11 10:30",
    Purpose: "Marketing",
    "Project Scope": "<b>All</b> of it",
    "Rooms to Scan": "Kitchen, Bedroom",
    "Output Formats": "OBJ, PDF",
    "Budget Range (US dollars)": "4500",
    "Project Timeline": "Urgent",
    "Additional Services": "Scan to BIM",
    "Special Instructions": "None",
    "Delivery Preferences": "Web viewer",
    "Link to Larger Files": "",
    "Completion Date (Pacific time)": "2026-12-11 11:30",
    "Terms Accepted (Pacific time)": "2026-12-11 12:30",
    "Terms Version": "2",
    "Privacy Consent (Pacific time)": "2026-12-11 13:30",
    "Privacy Policy Version": "3",
    "Showcase Consent (Pacific time)": "",
    "Viewed (Pacific time)": "2026-12-11 14:30",
    "Viewed By": staff.email,
    Stage: "Quoted",
    "Stage Changed (Pacific time)": "2026-12-11 14:45",
    Owner: "Grace Hopper",
    "Waiting For": "Customer",
    "Waiting Since (Pacific time)": "2026-12-11 14:50",
    Id: id,
    "Quote Total (US dollars)": "",
    "Quote State": "",
    "Visit (Pacific time)": "",
    Language: "Vietnamese",
  });
});

test("exports no budget when the form's initial amount was unchanged", async () => {
  await insertBookings([{ budgetRange: 500 }]);
  const [booking] = await exportRows();
  expect(booking?.["Budget Range (US dollars)"]).toBe("");
});

test("exports every column except those for search, spam, erasure and unread work, then quote, visit and language", async () => {
  await insertBookings([completeBooking]);
  const [booking] = await exportRows();
  const headers = Object.keys(booking ?? {});
  expect(headers).toHaveLength(Object.keys(getTableColumns(bookings)).length - 12 + 3);
  expect(headers.slice(-5)).toEqual([
    "Id",
    "Quote Total (US dollars)",
    "Quote State",
    "Visit (Pacific time)",
    "Language",
  ]);
});

test("exports the last quote and the last visit that is not canceled", async () => {
  const [bookingId = "", other = ""] = await insertBookings([{}, {}]);
  const quote = { lines: [], validUntil: new Date(0), author: "ada@example.com" };
  await db()
    .insert(quotes)
    .values([
      { ...quote, id: randomUUID(), bookingId, number: 2, totalCents: 215_050, state: "sent" },
      { ...quote, id: randomUUID(), bookingId, number: 1, totalCents: 240_000, state: "withdrawn" },
      { ...quote, id: randomUUID(), bookingId: other, number: 1, totalCents: 99, state: "accepted" },
    ]);
  await db()
    .insert(visits)
    .values([
      { bookingId, startsAt: at("17:30:00"), minutes: 60 },
      { bookingId, startsAt: at("19:30:00"), minutes: 60, canceledAt: at("16:00:00") },
      { bookingId, startsAt: at("15:30:00"), minutes: 60 },
    ]);
  const rows = await exportRows();
  expect(rows.find(({ Id }) => Id === bookingId)).toMatchObject({
    "Quote Total (US dollars)": "2150.50",
    "Quote State": "Expired",
    "Visit (Pacific time)": "2026-12-11 09:30",
  });
  expect(rows.find(({ Id }) => Id === other)).toMatchObject({
    "Quote Total (US dollars)": "0.99",
    "Quote State": "Accepted",
    "Visit (Pacific time)": "",
  });
});

test.each([{}, { q: "nobody" }, { from: "2026-12-02", to: "2026-12-01" }, { q: "K7MD-3R4F" }])(
  "exports only the header row when no booking matches %j",
  async (filter) => {
    expect(await exportRows(filter)).toEqual([]);
  },
);

test("exports the booking whose reference is searched for", async () => {
  await insertBookings([{ reference: "K7MD3R4F" }, {}]);
  expect(await exportRows({ q: "k7md 3r4f" })).toMatchObject([{ Reference: "K7MD-3R4F" }]);
});

test("exports each booking once and in order across several batches, with and without a date", async () => {
  const many = Array.from({ length: 1_203 }, (_, index) => ({
    fullName: `Visitor ${index % 7}`,
    preferredDate: index % 3 === 0 ? null : new Date(Date.UTC(2026, 11, 1 + (index % 5))),
    createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, index % 11)),
  }));
  const ids = await insertBookings(many);
  const given = many.map((booking, index) => ({
    ...booking,
    id: ids[index] ?? "",
    email: "ada@example.com",
    phone: "(818) 555-0142",
    status: 0,
  }));
  for (const sort of ["received", "preferred", "name"] as const)
    for (const order of ["asc", "desc"] as const) {
      const filter = { ...defaultFilter, sort, order };
      expect((await exportRows(filter)).map(({ Id }) => Id)).toEqual(plainList(given, filter));
    }
});

test("exports the same bookings as an in-memory filter, in the same order", async () => {
  await insertSomeOwner();
  await fc.assert(
    fc.asyncProperty(
      someBookings,
      someFilter,
      finishBeforeNextTest(async (given, filter) => {
        await db().delete(bookings);
        await insertBookings(given);
        expect((await exportRows(filter)).map(({ Id }) => Id)).toEqual(plainList(given, filter));
      }),
    ),
    { numRuns: runsOnEngine(60) },
  );
});

test("stops reading when the client disconnects", async () => {
  await insertBookings(Array.from({ length: 1_001 }, () => ({})));
  const parts = exportBookings(defaultFilter);
  expect((await parts.next()).value?.count).toBe(500);
  await parts.return(undefined);
  expect(await parts.next()).toEqual({ done: true, value: undefined });
});

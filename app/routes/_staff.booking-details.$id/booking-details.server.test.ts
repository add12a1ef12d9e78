import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertStaff, requestAs } from "#tests/support/staff";
import { recordBookingEvent } from "~/booking/events.server";
import { findBooking } from "~/booking/find-booking.server";
import { markViewed } from "~/booking/set-status.server";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { action, loader } from "./route";

async function load(id: string) {
  const request = await requestAs(await insertStaff(), `/booking-details/${id}`);
  return loader({ request, params: { id }, context: {} });
}

test("whoever is not signed in goes to the sign-in page", async () => {
  const request = new Request(`http://localhost/booking-details/${randomUUID()}`);
  await expect(loader({ request, params: {}, context: {} })).rejects.toMatchObject({ status: 302 });
});

test.each([randomUUID(), "1", "undefined", "..%2f..%2f", "x".repeat(8_000)])(
  "there is no page for booking %j",
  async (id) => {
    await expect(load(id)).rejects.toMatchObject({ status: 404 });
  },
);

test("a booking is shown whole, with files and history, and stays as it was", async () => {
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

  const sheet = await load(id);
  expect(sheet).toMatchObject({
    reference: "K7MD-3R9F",
    status: 0,
    created: "Nov 20, 2026, 2:05 PM Pacific time",
    completion: null,
    consents: [
      { label: "Terms", value: "Accepted Nov 20, 2026, 2:05 PM Pacific time" },
      { label: "Privacy", value: "Not given" },
      { label: "Showcase", value: "Not given: do not publish" },
    ],
    files: [{ name: "plan.pdf", size: "2.4 MB", tag: "PDF" }],
    events: [{ text: "Created" }],
  });
  const answers = Object.fromEntries(
    sheet.groups.flatMap((group) => group.answers.map(({ label, ...rest }) => [label, rest])),
  );
  expect(Object.keys(answers)).toHaveLength(19);
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
  });
  expect(await findBooking(id)).toMatchObject({ status: 0, viewedAt: null });
});

test("a viewed booking can be put back among those that wait", async () => {
  const staff = await insertStaff();
  const [id = ""] = await insertBookings([{}]);
  await markViewed(id, staff);
  const request = await requestAs(staff, `/booking-details/${id}`, { method: "POST" });
  const answer = await action({ request, params: { id }, context: {} });
  expect(answer.headers.get("Location")).toBe(`/booking-details/${id}`);
  expect(await findBooking(id)).toMatchObject({ status: 0 });
});

test("there is no unknown booking to put back", async () => {
  const id = randomUUID();
  const request = await requestAs(await insertStaff(), `/booking-details/${id}`, { method: "POST" });
  await expect(action({ request, params: { id }, context: {} })).rejects.toMatchObject({ status: 404 });
});

import { beforeEach, expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { consumeFlash } from "~/server/flash.server";
import { action, loader } from "./route";

let staff: Staff;
let id: string;
const past = new Date("2026-01-12T18:00:00Z");
beforeEach(async () => {
  staff = await insertStaff({ fullName: "Grace Example" });
  [id = ""] = await insertBookings([{ preferredDate: past, outputFormats: ["PDF"], stage: "scheduled" }]);
});

const address = () => `/booking-details/${id}/edit`;

async function open(by = staff) {
  const { head, values } = await loader({
    request: await requestAs(by, address()),
    params: { id },
    context: {},
  });
  return { ...values, formId: head.formId, seen: String(head.seen) } as Record<string, string>;
}

async function post(fields: Record<string, string>, by = staff) {
  const request = await postAs(by, address(), fields);
  return readResponse(await action({ request, params: { id }, context: {} }));
}

test("corrects one answer and keeps the others, even a date in the past", async () => {
  const { location } = await post({ ...(await open()), serviceLocation: "Reno, Nevada" });
  expect(location).toBe(`/booking-details/${id}`);
  expect(await findBooking(id)).toMatchObject({
    serviceLocation: "Reno, Nevada",
    fullName: "Ada Example",
    preferredDate: past,
    outputFormats: ["PDF"],
  });
});

test("removes an answer that was emptied", async () => {
  await post({ ...(await open()), company: "Acme", service: "Scan to BIM" });
  expect(await findBooking(id)).toMatchObject({ company: "Acme", service: "Scan to BIM" });
  const { outputFormats: _, ...others } = await open();
  await post({ ...others, company: "", service: "", preferredDate: "" });
  expect(await findBooking(id)).toMatchObject({
    company: "",
    service: "",
    preferredDate: null,
    outputFormats: [],
  });
});

test("says that a form changed nothing, and shows an invalid form again", async () => {
  const unchanged = await post(await open());
  const flash = await consumeFlash(
    new Request("http://localhost/", { headers: { Cookie: unchanged.cookie } }),
  );
  expect(flash).toMatchObject({ flash: { tone: "info" } });
  const { status, shown } = await post({ ...(await open()), phone: "12", preferredDate: "2026-01-13T09:00" });
  expect([status, Object.keys(shown?.errors ?? {}).sort()]).toEqual([400, ["phone", "preferredDate"]]);
});

test("lists the mails to a corrected address", async () => {
  const mail = { bookingId: id, kind: "test", subject: "", content: { paragraphs: [] } };
  await db()
    .insert(mails)
    .values({ ...mail, toAddress: "ada@example.com", state: "sent" });
  const { cookie } = await post({ ...(await open()), email: "ada@example.org" });
  const { flash } = await consumeFlash(new Request("http://localhost/", { headers: { Cookie: cookie } }));
  expect(flash?.title).toBe("Corrected. The new address gets an email with a new link.");
});

test.each(["missing", "spam"])("a booking that is %s has no such form", async (state) => {
  if (state === "missing") id = crypto.randomUUID();
  else [id = ""] = await insertBookings([{ spamAt: new Date(), spamReason: "staff" }]);
  await expect(open()).rejects.toMatchObject({ status: state === "missing" ? 404 : 302 });
});

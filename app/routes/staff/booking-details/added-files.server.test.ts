import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { multipartBody, multipartType } from "#tests/support/files/multipart";
import { pdf } from "#tests/support/files/pdf";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { findBooking } from "~/booking/record/find-booking.server";
import { db } from "~/db/client.server";
import { files } from "~/db/schema.server";
import { maxFilesPerBooking } from "~/files/limits";
import { action, loader } from "./route";

let staff: Staff;
let id: string;
beforeEach(async () => {
  staff = await insertStaff({ fullName: "Grace Example" });
  [id = ""] = await insertBookings([{}]);
});

const address = () => `/booking-details/${id}`;

async function load() {
  return (await loader({ request: await requestAs(staff, address()), params: { id }, context: {} })).data;
}

async function add(names: string[], formId: string = randomUUID()) {
  const parts = names.map((fileName) => ({ fileName, content: pdf(40) }));
  const fields = Object.entries({ intent: "add-files", formId }).map(([field, value]) => ({ field, value }));
  const body = multipartBody([...fields, ...parts]);
  const headers = { "Content-Type": multipartType };
  const request = await requestAs(staff, address(), { method: "POST", body, headers });
  return readResponse(await action({ request, params: { id }, context: {} }));
}

test("adds a customer's file from an email once, and shows who added it", async () => {
  const formId = randomUUID();
  expect(await add(["plan.pdf", "section.pdf"], formId)).toMatchObject({ location: address() });
  await add(["plan.pdf", "section.pdf"], formId);
  await add(["plan.pdf"]);
  const { files: shown, thread } = await load();
  expect(shown.map(({ name, addedBy }) => [name, addedBy])).toEqual([
    ["plan.pdf", "Grace Example"],
    ["section.pdf", "Grace Example"],
  ]);
  expect(JSON.stringify(thread)).toContain("File plan.pdf added by Grace Example");
  // Files that staff add do not make the booking wait for a reply.
  expect(await findBooking(id)).toMatchObject({ repliedAt: null });
  expect(await db().$count(files)).toBe(2);
});

test("names a refused file and adds the others", async () => {
  const { status, shown } = await add(["setup.exe", "plan.pdf"]);
  expect([status, shown?.typed.intent]).toEqual([415, "add-files"]);
  expect(shown?.errors.files).toEqual([expect.stringContaining("setup.exe")]);
  expect((await load()).files).toHaveLength(1);
  expect((await add([])).shown?.errors.files).toEqual(["Choose a file first."]);
});

test("limits a booking's files to the visitor's limit", async () => {
  const names = Array.from({ length: maxFilesPerBooking - 1 }, (_, index) => `plan-${index}.pdf`);
  await add(names);
  const { shown } = await add(["one.pdf", "two.pdf"]);
  expect(shown?.errors.files).toEqual([expect.stringContaining("two.pdf")]);
  expect(await db().$count(files)).toBe(maxFilesPerBooking);
});

test("adds no file to an unknown booking, and stores none", async () => {
  id = randomUUID();
  await expect(add(["plan.pdf"])).rejects.toMatchObject({ status: 404 });
  expect(await db().$count(files)).toBe(0);
});

import { beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { postAs, readResponse } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { findByToken, privatePagePath } from "~/booking/private-page/private-link.server";
import { describeEvent } from "~/booking/record/describe-event";
import { findHistory } from "~/booking/record/events.server";
import { db } from "~/db/client.server";
import { bookings, mails } from "~/db/schema.server";
import { action, loader } from "./route";
import { loader as detailsLoader } from "../booking-details/route";

let staff: Staff;
beforeEach(async () => {
  staff = await insertStaff({ fullName: "Grace Example" });
});

async function load() {
  return loader({ request: await requestAs(staff, "/new-booking"), params: {}, context: {} });
}

async function post(fields: Record<string, string>) {
  const request = await postAs(staff, "/new-booking", { formId: (await load()).formId, ...fields });
  return readResponse(await action({ request, params: {}, context: {} }));
}

const answers = {
  fullName: "Ada Lovelace",
  email: "ada@example.com",
  phone: "(818) 555-0142",
  contactMethod: "Text",
  serviceLocation: "Van Nuys, California",
  outputFormats: "PDF",
  budgetRange: "2500",
  termsAccepted: "on",
  language: "vi",
  sendMail: "on",
};

test("a phone call becomes a booking of the user who enters it, whose name stands at the consents", async () => {
  const { formId } = await load();
  const { location } = await post({ ...answers, formId });
  expect((await post({ ...answers, formId })).location).toBe(location);
  const [booking, ...more] = await db().select().from(bookings);
  expect(more).toEqual([]);
  expect(location).toBe(`/booking-details/${booking?.id}`);
  expect(booking).toMatchObject({
    fullName: "Ada Lovelace",
    contactMethod: "Text",
    outputFormats: ["PDF"],
    budgetRange: 2500,
    language: "vi",
    ownerId: staff.id,
    status: 1,
    stage: "new",
    waitingFor: "us",
    spamAt: null,
    privacyConsentAt: null,
  });
  const id = booking?.id ?? "";
  expect((await findHistory(id)).map(describeEvent)).toEqual([
    `Entered by ${staff.email} from a call. Consents given by phone: Terms`,
  ]);
  const request = await requestAs(staff, `/booking-details/${id}`);
  const { data } = await detailsLoader({ request, params: { id }, context: {} });
  expect(data.consents).toMatchObject([
    {
      label: "Terms",
      value: expect.stringMatching(/^Accepted version \d+, .*, by phone to Grace Example$/) as string,
    },
    { label: "Privacy", value: "Not given" },
    { label: "Showcase", value: "Not given", isForbidden: true },
  ]);
  expect((await load()).formId).not.toBe(formId);
});

test("the customer gets the confirmation with the private link in their language, and colleagues get none", async () => {
  await post(answers);
  expect(await db().select().from(mails)).toMatchObject([
    {
      kind: "booking-received",
      toAddress: "ada@example.com",
      state: "waiting",
      lane: null,
      content: { language: "vi", action: { page: "request" } },
    },
  ]);
  const [booking] = await db().select().from(bookings);
  const path = await privatePagePath(booking?.id ?? "");
  expect(await findByToken(path.split("/").at(-1))).toMatchObject({ id: booking?.id });
});

test("without the confirmation, nothing is sent", async () => {
  const { sendMail: _, ...quiet } = answers;
  expect((await post(quiet)).status).toBe(303);
  expect(await db().$count(mails)).toBe(0);
});

test("an answer that breaks a rule is shown again with the others, and nothing is stored", async () => {
  const { status, shown } = await post({ ...answers, email: "ada@", serviceLocation: "" });
  expect([status, Object.keys(shown?.errors ?? {}).sort()]).toEqual([400, ["email", "serviceLocation"]]);
  expect(shown?.typed).toMatchObject({ fullName: "Ada Lovelace", termsAccepted: "on", language: "vi" });
  expect(await db().$count(bookings)).toBe(0);
});

test("applies no visitor limits: enters thirty bookings in a row", async () => {
  for (let count = 0; count < 30; count++)
    expect((await post({ ...answers, fullName: `Caller ${count}` })).status).toBe(303);
  expect(await db().$count(bookings)).toBe(30);
});

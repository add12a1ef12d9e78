import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/bookings";
import { insertSession } from "#tests/support/staff";
import { findBooking } from "~/booking/record/find-booking.server";
import { loadRequestPage } from "~/booking/request/request-page.server";
import { db } from "~/db/client.server";
import { billingDetails, mails } from "~/db/schema.server";
import { sendQuote } from "./quotes.server";

const quote = {
  lines: [{ label: "Scan", quantity: 1, unitCents: 50_000 }],
  totalCents: 50_000,
  validUntil: new Date(Date.now() + 14 * 24 * 60 * 60 * 1000),
  note: "",
};

async function send() {
  const session = await insertSession();
  const [id = ""] = await insertBookings([{}]);
  const form = { formId: randomUUID(), seen: 0 };
  await sendQuote(id, { quote, mailText: "Your quote", form, session });
  const [mail] = await db().select().from(mails);
  return { id, facts: mail?.content.facts?.map(({ label, value }) => [label, value]) ?? [] };
}

test("a quote is mailed with the billing details that are known, each on one line", async () => {
  await db()
    .insert(billingDetails)
    .values({ legalName: "Datum 3D LLC", invoiceAddress: "1 Main St\nVan Nuys, CA 91401", taxId: "" });
  const { id, facts } = await send();
  expect(facts.slice(-2)).toEqual([
    ["Billed by", "Datum 3D LLC"],
    ["Address", "1 Main St, Van Nuys, CA 91401"],
  ]);
  const booking = await findBooking(id);
  expect(booking && (await loadRequestPage(booking)).billing).toMatchObject({ legalName: "Datum 3D LLC" });
});

test("a quote without billing details names none", async () => {
  const { facts } = await send();
  expect(facts.map(([label]) => label)).toEqual(["Reference", "Total", "Valid through"]);
});

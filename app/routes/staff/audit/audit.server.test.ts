import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { thrownBy } from "#tests/support/routes/form-post";
import { bookingSubject, mailSubject, recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { loader } from "./route";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });
const admin = () => insertStaff({ email: "boss@example.com", isAdmin: true });
const load = async (path = "/audit") => loader(toArgs(await requestAs(await admin(), path)));
const actor = { id: crypto.randomUUID(), email: "ada@example.com" };

test("shows an entry in words with a link to its booking", async () => {
  const [id = ""] = await insertBookings([{ reference: "K7MD3R4F" }]);
  const mail = crypto.randomUUID();
  await recordAudit(db(), { action: "request-link-renewed", actor, subject: bookingSubject(id) });
  await recordAudit(db(), {
    action: "request-link-renewed",
    actor,
    subject: bookingSubject(crypto.randomUUID()),
  });
  await recordAudit(db(), { action: "mail-sent-again", actor: null, subject: mailSubject(mail) });
  const fields = { fields: "email, mobile", form: "a-key" };
  await recordAudit(db(), { action: "account-updated", actor, subject: "bea@example.com", detail: fields });
  await recordAudit(db(), { action: "password-reset", actor: null, subject: "admin@example.com" });
  const { rows, next } = await load();
  expect(rows).toMatchObject([
    { who: "The server", action: "Reset a password", about: { text: "admin@example.com" } },
    { action: "Changed an account", about: { text: "bea@example.com" }, details: ["fields: email, mobile"] },
    { who: "The server", action: "Sent an email again", about: { text: "An email", href: `/mail/${mail}` } },
    { about: { text: "A booking that no longer exists" } },
    {
      who: "ada@example.com",
      action: "Renewed a customer’s private link",
      about: { text: "Booking K7MD-3R4F", href: `/booking-details/${id}` },
    },
  ]);
  expect(next).toBeUndefined();
});

test("the empty inputs of the form do not stay in the address", async () => {
  const response = await thrownBy(load("/audit?action=signed-in&person=&day="));
  expect(response.headers.get("Location")).toBe("/audit?action=signed-in");
});

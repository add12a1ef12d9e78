import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { parseCsv } from "#tests/support/files/csv";
import { insertBookings } from "#tests/support/records/bookings";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { bookingSubject, mailSubject, recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { auditEntries, sessions } from "~/db/schema.server";
import { loader as exportLoader } from "~/routes/downloads/audit-csv";
import { loader } from "./route";

const toArgs = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });
const admin = () => insertStaff({ email: "boss@example.com", isAdmin: true });
const load = async (path = "/audit", by?: Staff) =>
  loader(toArgs(await requestAs(by ?? (await admin()), path)));
const actor = { id: crypto.randomUUID(), email: "ada@example.com" };

test("only administrators read and export the log", async () => {
  const staff = await insertStaff();
  expect((await thrownBy(loader(toArgs(await requestAs(staff, "/audit"))))).status).toBe(403);
  expect((await thrownBy(exportLoader(toArgs(await requestAs(staff, "/audit.csv"))))).status).toBe(403);
  expect(await db().select().from(auditEntries)).toEqual([]);
});

test("an entry is shown in words, with a link to the booking it is about", async () => {
  const [id = ""] = await insertBookings([{ reference: "K7MD3R4F" }]);
  const mail = crypto.randomUUID();
  await recordAudit(db(), { action: "request-link-renewed", actor, subject: bookingSubject(id) });
  await recordAudit(db(), {
    action: "request-link-renewed",
    actor,
    subject: bookingSubject(crypto.randomUUID()),
  });
  await recordAudit(db(), { action: "mail-sent-again", actor: null, subject: mailSubject(mail) });
  await recordAudit(db(), { action: "password-reset", actor: null, subject: "admin@example.com" });
  const { rows, people, isFirst, next } = await load();
  expect(rows).toMatchObject([
    { who: "The server", action: "Reset a password", about: { text: "admin@example.com" } },
    { who: "The server", action: "Sent an email again", about: { text: "An email", href: `/mail/${mail}` } },
    { about: { text: "A booking that no longer exists" } },
    {
      who: "ada@example.com",
      action: "Renewed a customer’s private link",
      about: { text: "Booking K7MD-3R4F", href: `/booking-details/${id}` },
    },
  ]);
  expect([people, isFirst, next]).toEqual([["ada@example.com", "boss@example.com"], true, undefined]);
});

test("the empty inputs of the form do not stay in the address", async () => {
  const response = await thrownBy(load("/audit?what=exports&person=&from=&to="));
  expect(response.headers.get("Location")).toBe("/audit?what=exports");
});

test("an export is recorded before it is sent, by the names of its filters", async () => {
  const staff = await admin();
  await recordAudit(db(), { action: "password-changed", actor, subject: "-1+1" });
  const request = await requestAs(staff, "/audit.csv?what=accounts&person=ada%40example.com");
  const response = await exportLoader(toArgs(request));
  const [newest] = (await load("/audit", staff)).rows;
  expect(newest).toMatchObject({
    who: "boss@example.com",
    action: "Exported the audit log",
    details: ["Count: 1", "Filters: what, account"],
  });
  expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="audit-[\d-]+\.csv"$/);
  const [, ...table] = parseCsv((await response.text()).replace("\ufeff", ""));
  expect(table).toHaveLength(1);
  expect(table[0]?.[3]).toBe(actor.email);
  expect(table[0]?.[6]).toBe("'-1+1");
});

test("HEAD exports nothing, and an ended session gets nothing", async () => {
  const staff = await admin();
  await exportLoader(toArgs(await requestAs(staff, "/audit.csv", { method: "HEAD" })));
  const request = await requestAs(staff, "/audit.csv");
  await db().delete(sessions);
  expect((await thrownBy(exportLoader(toArgs(request)))).headers.get("Location")).toMatch(/^\/login/);
  expect(await db().select().from(auditEntries)).toEqual([]);
});

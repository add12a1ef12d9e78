import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs } from "@remix-run/node";
import { afterEach, expect, test, vi } from "vitest";
import { insertFactors } from "#tests/support/records/factors";
import { insertStaff, requestAs, sessionOf } from "#tests/support/records/staff";
import type { Staff } from "~/access/session";
import { recordAudit } from "~/audit/record-audit.server";
import { db } from "~/db/client.server";
import { siteSettings } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import { action, loader } from "~/routes/staff/first-steps/route";
import { publishLegal } from "~/settings/legal/publish-legal.server";
import { loadSettings } from "~/settings/settings.server";
import { firstAccountName } from "~/staff/public-name";
import { systemAdminEmail } from "~/staff/system-admin.server";
import { readFirstSteps } from "./read-first-steps.server";

afterEach(() => {
  vi.useRealTimers();
});

const press = async (intent: string, by: Staff) => {
  const request = await requestAs(by, "/first-steps", {
    method: "POST",
    body: new URLSearchParams({ intent }),
  });
  return action({ request, params: {}, context: {} } satisfies ActionFunctionArgs);
};

const admin = () => insertStaff({ isAdmin: true, email: systemAdminEmail(), fullName: firstAccountName });
const nothing = {
  name: false,
  password: false,
  company: false,
  prices: false,
  people: false,
  mail: false,
  legal: false,
  figures: false,
  colleague: false,
  factor: false,
};

const prices = {
  "startingPrice-scan-to-plan": 450,
  "turnaroundDays-scan-to-plan": 5,
  replyHours: 4,
  payment: "By invoice, within 14 days.",
};
const people = {
  founderName: "Maya Chen",
  founderPicture: { id: randomUUID(), widths: [480], height: 480 },
  insurance: "General liability.",
  licenses: "FAA Part 107.",
  claimSource: "A survey.",
};

test("a new installation has all steps open, and detects each finished step", async () => {
  const owner = await admin();
  const by = { actor: null, subject: owner.email };
  await recordAudit(db(), { action: "first-admin-created", ...by });
  await loadSettings();
  expect(await readFirstSteps(owner)).toEqual(nothing);

  await recordAudit(db(), { action: "password-changed", ...by });
  await recordAudit(db(), { action: "mail-tested", actor: null });
  await press("legal-read", owner);
  expect(await readFirstSteps(owner)).toMatchObject({ legal: true, figures: false });
  await press("figures-read", owner);
  await insertStaff();
  await insertFactors(owner);
  await db()
    .insert(siteSettings)
    .values({ values: { phone: "(213) 555-0123", email: "office@example.com", ...prices, ...people } })
    .onConflictDoNothing();
  await loadSettings();
  expect(await readFirstSteps({ ...owner, fullName: "Maya Chen" })).toEqual({
    name: true,
    password: true,
    company: true,
    prices: true,
    people: true,
    mail: true,
    legal: true,
    figures: true,
    colleague: true,
    factor: true,
  });
  await recordAudit(db(), { action: "password-reset", ...by });
  expect(await readFirstSteps(owner)).toMatchObject({ password: false });
});

test("the legal texts are done when both are published", async () => {
  const owner = await admin();
  await loadSettings();
  const session = await sessionOf(owner);
  const publish = (document: "terms" | "privacy") =>
    publishLegal({ document, text: "Ours", basedOn: 1 }, session);
  await publish("terms");
  expect(await readFirstSteps(owner)).toMatchObject({ legal: false });
  await publish("privacy");
  expect(await readFirstSteps(owner)).toMatchObject({ legal: true });
});

test("the list is hidden for a week, or for good", async () => {
  const owner = await admin();
  await loadSettings();
  await press("hide", owner);
  expect(await readFirstSteps(owner)).toBeNull();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * dayMs });
  expect(await readFirstSteps(owner)).not.toBeNull();
  vi.useRealTimers();
  await press("remove", owner);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 999 * dayMs });
  expect(await readFirstSteps(owner)).toBeNull();
});

test("shows a failed button's page, and redirects to the dashboard otherwise", async () => {
  const request = await requestAs(await admin(), "/first-steps");
  const load = () => loader({ request, params: {}, context: {} });
  expect((await load())?.headers.get("Location")).toBe("/dashboard");
  // After a rejected post, Remix loads the page with the headers of the post.
  request.headers.set("Content-Type", "application/x-www-form-urlencoded");
  expect(await load()).toBeNull();
});

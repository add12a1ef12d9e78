import { afterAll, beforeAll, expect, test } from "vitest";
import { startPseudoApp, typed } from "#tests/support/app/pseudo-locale";
import { adminEmail, adminPassword, type AppServer } from "#tests/support/app/server";
import { findUnmarkedText, outsideMarks } from "#tests/support/app/unmarked-text";
import { inDays } from "#tests/support/future-date";
import { publicPages } from "#tests/support/http/public-pages";
import { type Page, press, Visitor } from "#tests/support/http/visitor";
import { codeOf } from "#tests/support/records/factors";
import { insertPrivatePages, type PageState } from "#tests/support/records/private-pages";
import { db } from "~/db/client.server";
import { mails } from "~/db/schema.server";
import { dayMs } from "~/lib/time";
import * as draftLink from "~/messages/draft-link";
import { toPseudo } from "~/messages/pseudo";

let app: AppServer;
let requests: Record<PageState, string>;
beforeAll(async () => {
  const createdAt = new Date(Date.now() - dayMs);
  app = await startPseudoApp({
    fill: async () => {
      requests = await insertPrivatePages({ ...typed, createdAt });
      // They were written in the language of the tests.
      await db().delete(mails);
    },
  });
}, 300_000);
afterAll(() => app.stop());

const pdf = new File(["%PDF-1.7\n"], "qq.pdf", { type: "application/pdf" });

/** Expects all text of a page to come from the catalogs. */
function expectTranslated(page: Page) {
  expect(findUnmarkedText(page.document), page.url.pathname + page.url.search).toEqual([]);
}

async function signIn(): Promise<Visitor> {
  const visitor = new Visitor(app.url);
  const body = new URLSearchParams({ email: adminEmail, password: adminPassword });
  const response = await visitor.fetch("/login", { method: "POST", body, headers: { Origin: app.url } });
  expect(response.status).toBe(302);
  return visitor;
}

test("marks texts, and finds those without marks", () => {
  expect(toPseudo("Save")).toBe("⟦Sávé⟧");
  expect(outsideMarks("⟦Sávé⟧ Cancel ⟦a ⟦b⟧ c⟧ 12 ft")).toEqual(["Cancel"]);
});

test.for([
  ...publicPages.map(({ path }) => path),
  "/nowhere",
  "/request",
  "/request/x",
  "/login",
  "/forgot-password",
  "/invitation/x",
  "/reset-password/x",
  "/booking?step=3",
  "/continue/nothing",
])("%s has no text outside of the catalogs", async (path) => {
  expectTranslated(await new Visitor(app.url).open(path));
});

test("the five steps, their errors, and the confirmation have no text outside of the catalogs", async () => {
  const visitor = new Visitor(app.url);
  let page = await visitor.open("/booking?service=scan-to-bim");
  expectTranslated(page);
  expectTranslated(await press(page, { fullName: "", email: "q", phone: "1" }, "next"));
  page = await press(page, { fullName: typed.fullName, email: typed.email, phone: typed.phone }, "next");
  expectTranslated(page);
  expectTranslated(await press(page, { preferredDate: inDays(-3) }, "next"));
  const dates = { preferredDate: inDays(21), backupDate: inDays(22) };
  const later = await press(page, {}, "later");
  expectTranslated(later);
  const send = toPseudo(draftLink.send) as string;
  expectTranslated(await later.submit({ email: "q" }, send));
  expectTranslated(await later.submit({}, send));
  page = await press(page, { serviceLocation: typed.serviceLocation, ...dates }, "next");
  expectTranslated(page);
  expectTranslated(await press(page, { budgetRange: "99999" }, "next"));
  page = await press(page, {}, "next");
  expectTranslated(page);
  page = await press(page, { files: [pdf, new File(["x"], "qq.exe")] }, "upload");
  expectTranslated(page);
  page = await press(page, {}, "next");
  expectTranslated(page);
  expectTranslated(await press(page, {}, "submit"));
  page = await press(page, { termsAccepted: "on", privacyConsent: "on" }, "submit");
  expect(page.url.pathname).toMatch(/^\/request\//);
  expectTranslated(page);
});

test("the private page of a request has no text outside of the catalogs in any state", async () => {
  const visitor = new Visitor(app.url);
  for (const path of Object.values(requests)) expectTranslated(await visitor.open(path));
  for (const view of ["accept", "decline"])
    expectTranslated(await visitor.open(`${requests.quoted}?view=${view}`));
  const cancel = await visitor.open(`${requests.scheduled}?view=cancel`);
  expectTranslated(cancel);
  expectTranslated(await press(cancel, { text: typed.projectScope }, "cancel"));
  const asked = await visitor.open("/request");
  expectTranslated(await press(asked, { reference: "x", email: "x" }, "send"));
  expectTranslated(await press(asked, { reference: "K7MD3R4F", email: typed.email }, "send"));
});

/** The address of the first booking of the list, without the query that leads back to the list. */
function openedFrom(list: Page): string {
  const link = list.document.querySelector<HTMLAnchorElement>("a[href*='/booking-details/']");
  return link ? link.origin + link.pathname : "";
}

test("staff pages have no text outside of the catalogs", async () => {
  const visitor = await signIn();
  const list = await visitor.open("/view-booking");
  const detail = openedFrom(list);
  const addresses = [
    "/dashboard",
    "/view-booking?spam=1",
    "/view-booking?spam=1&status=1",
    openedFrom(await visitor.open("/view-booking?spam=1")),
    "/view-booking?q=zzzzzz",
    "/view-booking?status=0&from=2026-02-02&to=2026-01-01",
    detail,
    `${detail}/quote`,
    `${detail}/visit`,
    ...["in-review", "declined", "canceled"].map((to) => `${detail}/stage?to=${to}`),
    "/booking-details/00000000-0000-4000-8000-000000000000",
    "/calendar?who=all",
    "/mail",
    "/mail?state=failed",
    "/mail/00000000-0000-4000-8000-000000000000",
    "/people",
    "/users",
    "/signup",
    "/invite",
    "/account",
    "/account-savelists",
    "/account-emails",
    "/account-billing",
    "/account-password",
    "/account-security",
    "/confirm-identity",
    "/audit",
    "/audit?to=2001-01-01",
    "/help",
    "/staff-nowhere",
  ];
  expectTranslated(list);
  for (const address of addresses) expectTranslated(await visitor.open(address));
});

test("forms about a booking show errors and results from the catalogs", async () => {
  const visitor = await signIn();
  const list = await visitor.open("/view-booking");
  const detail = openedFrom(list);
  const wrong = {
    quote: { label: "12", quantity: "0", price: "?", validUntil: "", mailText: "" },
    visit: { startsAt: "", minutes: "1", staffId: "12", mailText: "" },
  };
  for (const [form, values] of Object.entries(wrong)) {
    const page = await visitor.open(`${detail}/${form}`);
    expectTranslated(
      await page.submit(values, String(toPseudo(form === "quote" ? "Send quote" : "Schedule visit"))),
    );
  }
  const lines = { label: "12", quantity: "1", price: "1250", mailText: "12" };
  const quote = await visitor.open(`${detail}/quote`);
  expectTranslated(await quote.submit(lines, String(toPseudo("Send quote"))));
  // Opened before the quote was sent: somebody else changed the booking.
  expectTranslated(await quote.submit({ ...lines, price: "99" }, String(toPseudo("Send quote"))));
});

test("messages of the API come from the catalogs", async () => {
  const visitor = await signIn();
  for (const [path, init] of [
    ["/api/booking/pending?page=x", {}],
    ["/api/nowhere", {}],
    ["/api/booking/create", { method: "POST", body: "{", headers: { "Content-Type": "application/json" } }],
    ["/api/booking/create", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } }],
  ] as const) {
    const response = await visitor.fetch(path, init);
    const body = (await response.json()) as { message: string; errors?: Record<string, string[]> };
    expect([body.message, ...Object.values(body.errors ?? {}).flat()].flatMap(outsideMarks), path).toEqual(
      [],
    );
  }
});

// Last: the account signs in with a second factor after it.
test("the pages of second factors have no text outside of the catalogs", async () => {
  const visitor = await signIn();
  const security = await visitor.open("/account-security");
  const setUp = await security.submit({}, String(toPseudo("Set up an authenticator app")));
  const key = setUp.document.querySelector("main p.font-mono");
  const secret = key?.textContent.replaceAll(" ", "") ?? "";
  const confirm = String(toPseudo("Confirm"));
  const refused = await setUp.submit({ code: "12345" }, confirm);
  const shown = await setUp.submit({ code: codeOf(secret) }, confirm);
  for (const page of [setUp, refused, shown]) expectTranslated(page);
  expect(shown.document.querySelectorAll("main li")).toHaveLength(10);
  expectTranslated(await visitor.open("/account-security"));

  const other = await signIn();
  const verify = await other.open("/login/verify");
  expect(verify.url.pathname).toBe("/login/verify");
  expectTranslated(verify);
  expectTranslated(await verify.submit({ code: "12345" }, confirm));
  expectTranslated(await other.open("/login/verify?with=recovery"));
  expectTranslated(await visitor.open("/confirm-identity"));
  expectTranslated(await visitor.open("/confirm-identity?with=recovery"));
});

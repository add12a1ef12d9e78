import { beforeEach, expect, test } from "vitest";
import { insertStaff } from "#tests/support/records/staff";
import { answersOf, BookingVisitor } from "#tests/support/routes/booking-visitor";
import { postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import type { Staff } from "~/access/session";
import { nameAuditSubjects } from "~/back-office/name-audit-subjects.server";
import { db } from "~/db/client.server";
import { auditEntries, bookings, legalVersions, sessions } from "~/db/schema.server";
import { withLocale } from "~/messages/current-locale.server";
import type { Locale } from "~/messages/languages";
import * as messages from "~/messages/legal";
import * as text from "~/messages/settings";
import { loader as loadVersion } from "~/routes/site/terms-version/route";
import { loader as loadTerms } from "~/routes/site/terms/route";
import { currentVersions } from "~/settings/settings.server";
import { action } from "./route";

const args = (request: Request, params = {}) => ({ request, params, context: {} });
const send = async (fields: Record<string, string>, by = admin) =>
  readResponse(await action(args(await postAs(by, "/settings/legal?document=terms", fields))));
const publish = (next: string, basedOn = 1) =>
  send({ text: next, basedOn: String(basedOn), intent: "publish" });
const openVersion = (version: string) =>
  loadVersion(args(new Request(`http://localhost/terms/${version}`), { version }));

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ isAdmin: true });
});

test("a new version is on the page at once, and the earlier one stays readable", async () => {
  expect(await loadTerms()).toMatchObject({ version: 1, current: 1 });
  const answer = await publish("# New\n\nFor {company}: <b>{draftDays}</b>\n\n- One\n- Two");
  expect(answer.location).toBe("/settings/legal?document=terms");
  expect(await loadTerms()).toMatchObject({
    version: 2,
    blocks: [
      { kind: "heading", text: "New" },
      { kind: "paragraph", text: "For Datum 3D: <b>14 days</b>" },
      { kind: "list", items: ["One", "Two"] },
    ],
  });
  expect(await openVersion("1")).toMatchObject({ version: 1, current: 2 });
  for (const unknown of ["0", "3", "01", "1.0", "1e3", "99999999999", "latest"])
    expect((await thrownBy(openVersion(unknown))).status).toBe(404);
  expect(currentVersions()).toEqual({ terms: 2, privacy: 1 });
  const entries = await db().select().from(auditEntries);
  expect(entries).toMatchObject([
    { action: "legal-published", actor: admin.email, detail: { version: "2" } },
  ]);
  const names = await nameAuditSubjects(entries.map(({ subject }) => subject));
  expect([...names.values()]).toEqual([{ text: "Terms of service" }]);
});

test("a translation belongs to its version, and English is shown as English without one", async () => {
  const termsIn = (locale: Locale) => withLocale(locale, () => loadTerms());
  expect(await termsIn("vi")).toMatchObject({ version: 1, isTranslation: true });
  await publish("Kept {draftDays}");
  const translate = (vi: string, basedOn = 2) =>
    send({ "text-vi": vi, basedOn: String(basedOn), intent: "translate" });
  expect((await translate("Lưu {days}")).shown?.error).toEqual({
    "text-vi": [text.unknownNames("{days}")],
  });
  expect((await translate("Lưu {draftDays}")).location).toBe("/settings/legal?document=terms");
  expect(await termsIn("vi")).toMatchObject({ isTranslation: true, blocks: [{ text: "Lưu 14 ngày" }] });
  expect(await termsIn("fr-CA")).toMatchObject({
    isTranslation: false,
    lang: "en-US",
    blocks: [{ text: "Kept 14 days" }],
  });
  const english = await loadTerms();
  expect([english.isTranslation, english.lang]).toEqual([false, undefined]);
  await publish("Kept for {draftDays}", 2);
  expect(await termsIn("vi")).toMatchObject({ version: 3, lang: "en-US" });
  expect((await translate("Lưu")).status).toBe(409);
  const actions = await db()
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .orderBy(auditEntries.id);
  expect(actions.map(({ action }) => action)).toEqual([
    "legal-published",
    "legal-translated",
    "legal-published",
  ]);
});

test("a preview shows what changes, and publishes nothing", async () => {
  await publish("# Terms\n\nOne\n\nTwo");
  const { status, shown } = await send({ text: "# Terms\n\n1\n\nTwo", basedOn: "2", intent: "preview" });
  expect([status, shown?.preview]).toEqual([
    200,
    {
      blocks: [
        { kind: "heading", text: "Terms" },
        { kind: "paragraph", text: "1" },
        { kind: "paragraph", text: "Two" },
      ],
      changes: [
        { kind: "same", lines: ["# Terms"] },
        { kind: "removed", lines: ["One"] },
        { kind: "added", lines: ["1"] },
        { kind: "same", lines: ["Two"] },
      ],
    },
  ]);
  expect(await db().select().from(legalVersions)).toHaveLength(1);
});

test("refuses to preview and publish a text that a colleague has replaced", async () => {
  await publish("# Terms\n\nOf a colleague");
  const { status, shown } = await send({ text: "# Terms\n\nMine", basedOn: "1", intent: "preview" });
  expect([status, shown?.typed.text, shown?.preview]).toEqual([409, "# Terms\n\nMine", undefined]);
});

test("“edit again” shows the text without a preview", async () => {
  const { status, shown } = await send({ text: "# Draft", basedOn: "1", intent: "edit" });
  expect([status, shown?.typed.text, shown?.preview]).toEqual([200, "# Draft", undefined]);
});

test("lists unknown placeholders and publishes nothing", async () => {
  const typed = "For {company}, {compny} and {foo}";
  for (const intent of ["preview", "publish"]) {
    const { status, shown } = await send({ text: typed, basedOn: "1", intent });
    expect([status, shown?.typed.text, shown?.errors.text]).toEqual([
      400,
      typed,
      [text.unknownNames("{compny}, {foo}")],
    ]);
  }
  expect(await db().select().from(legalVersions)).toEqual([]);
});

test("the same text twice is one version, and a conflict is reported", async () => {
  await publish("New terms");
  expect((await publish("New terms")).status).toBe(303);
  const { status, shown } = await publish("Other terms");
  expect([status, shown?.messages, shown?.typed.text]).toEqual([
    409,
    [text.legalChanged, text.legalChangedAdvice],
    "Other terms",
  ]);
  expect(await db().select().from(legalVersions)).toHaveLength(1);
});

test("an empty text, one of 50,001 characters and staff are refused", async () => {
  expect((await publish(" ")).shown?.errors.text).toEqual([text.legalMissing]);
  expect((await publish("x".repeat(50_001))).shown?.errors.text).toEqual([text.legalTooLong("50,000")]);
  const refused = send({ text: "x", basedOn: "1", intent: "publish" }, await insertStaff());
  expect((await thrownBy(refused)).status).toBe(403);
});

test("the first texts name every figure", () => {
  for (const first of Object.values(messages.firstTexts)) expect(first).toContain("{company}");
});

async function fillIn() {
  const visitor = new BookingVisitor();
  for (const step of [1, 2] as const) await visitor.post(step, answersOf[step]);
  await visitor.post(3, {});
  await visitor.post(4, {});
  return visitor;
}

test("a booking stores the versions that its visitor accepted", async () => {
  const visitor = await fillIn();
  await visitor.post(5, { ...answersOf[5], termsVersion: "1", privacyVersion: "1" });
  expect(await db().select().from(bookings)).toMatchObject([{ termsVersion: 1, privacyVersion: 1 }]);
});

test("asks for consent again after a new version, and loses no answer", async () => {
  const visitor = await fillIn();
  await publish("New terms");
  const outdated = await visitor.post(5, { ...answersOf[5], termsVersion: "1", privacyVersion: "1" });
  expect(outdated.location).toBe("/booking?step=5&changed=terms");
  expect(await db().select().from(bookings)).toEqual([]);
  await visitor.post(5, { ...answersOf[5], termsVersion: "2", privacyVersion: "1" });
  expect(await db().select().from(bookings)).toMatchObject([{ termsVersion: 2, privacyVersion: 1 }]);
});

test("keeps a text of any length while its sender confirms their identity", async () => {
  const send = async (next: string) => {
    const post = await postAs(admin, "/settings/legal", { text: next, basedOn: "1", intent: "publish" });
    await db().update(sessions).set({ verifiedAt: null });
    return action(args(post)).then(readResponse, readResponse);
  };
  expect((await send("Short")).location).toBe("/confirm-identity?redirectTo=%2Fsettings%2Flegal");
  const long = "Long ".repeat(2_000).trim();
  expect(await send(long)).toMatchObject({ status: 403, shown: { typed: { text: long } } });
  expect(await db().select().from(legalVersions)).toEqual([]);
});

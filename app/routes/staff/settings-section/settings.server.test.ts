import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { insertStaff, requestAs } from "#tests/support/records/staff";
import { namesInStore } from "#tests/support/records/uploads";
import { postAs, readResponse, thrownBy } from "#tests/support/routes/form-post";
import { titleOf } from "#tests/support/routes/staff-forms";
import type { Staff } from "~/access/session";
import { db } from "~/db/client.server";
import { auditEntries, sessions, siteSettings, users } from "~/db/schema.server";
import * as text from "~/messages/settings";
import { storedNamesOf } from "~/projects/project";
import { loader as pictureLoader } from "~/routes/downloads/project-picture";
import { company } from "~/settings/company";
import { defaultSettings } from "~/settings/default-settings";
import { settings, settingsVersion } from "~/settings/settings.server";
import { action, loader } from "./route";
import type { SettingsResultData } from "./settings-form";

const args = (request: Request, section: string) => ({ request, params: { section }, context: {} });
const load = async (section: string, by = admin) =>
  (await loader(args(await requestAs(by, `/settings/${section}`), section))).data;
const send = async (section: string, fields: Record<string, string>, by = admin) =>
  readResponse(await action(args(await postAs(by, `/settings/${section}`, fields), section)));

async function fill(section: string, changes: Record<string, string>) {
  const { values, version } = await load(section);
  const typed = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return {
    ...(Object.fromEntries(typed) as Record<string, string>),
    version: String(version),
    intent: "save",
    ...changes,
  };
}

let admin: Staff;
beforeEach(async () => {
  admin = await insertStaff({ fullName: "Grace Hopper", isAdmin: true });
});

test("a change applies at once, is counted, and is recorded by the setting's name", async () => {
  const { location } = await send("company", await fill("company", { phone: "213-555-0199", city: "Reno" }));
  expect(location).toBe("/settings/company");
  expect(settings()).toEqual({ ...defaultSettings, phone: "(213) 555-0199", city: "Reno" });
  expect(company().phone?.href).toBe("tel:+12135550199");
  expect(settingsVersion()).toBe(1);
  expect(await db().select().from(siteSettings)).toMatchObject([
    { values: { phone: "(213) 555-0199", city: "Reno" }, version: 1, updatedBy: admin.id },
  ]);
  expect(await db().select().from(auditEntries).orderBy(auditEntries.id)).toMatchObject([
    {
      action: "setting-changed",
      actor: admin.email,
      subject: "setting phone",
      detail: { from: defaultSettings.phone, to: "(213) 555-0199" },
    },
    { subject: "setting city", detail: { from: "Van Nuys", to: "Reno" } },
  ]);
});

test("sending the same form twice changes nothing the second time, and says so", async () => {
  const fields = await fill("company", { companyName: "Survey Co" });
  await send("company", fields);
  const { location, cookie } = await send("company", fields);
  expect(location).toBe("/settings/company");
  expect(await titleOf(cookie)).toBe(text.unchanged);
  expect(settingsVersion()).toBe(1);
  expect(await db().select().from(auditEntries)).toHaveLength(1);
});

test("an empty field means none, not the default", async () => {
  await send("company", await fill("company", { phone: "" }));
  expect([settings().phone, company().phone]).toEqual(["", null]);
});

test("a conflict shows the stored values that differ, and loses no input", async () => {
  const second = await fill("company", { phone: "", city: "Reno" });
  await send("company", await fill("company", { phone: "(213) 555-0199", street: "1 Main St" }));
  const other = await insertStaff({ isAdmin: true });
  const { status, shown } = await send("company", second, other);
  expect(status).toBe(409);
  expect(shown?.error).toEqual({
    "": [text.changedBy("Grace Hopper"), text.changedAdvice],
    phone: ["Phone is now: (213) 555-0199"],
    city: ["City is now: Van Nuys"],
    street: ["Street address is now: 1 Main St"],
  });
  expect(shown?.initialValue).toMatchObject({ city: "Reno" });
  expect(settings().city).toBe("Van Nuys");
  const version = String((shown as SettingsResultData).storedVersion);
  await send("company", { ...second, street: "1 Main St", version }, other);
  expect(settings()).toMatchObject({ phone: "", city: "Reno", street: "1 Main St" });
});

test("facts about the company are optional, and are stored if present", async () => {
  const sent = await fill("answers", {
    "startingPrice-scan-to-plan": "1,450",
    "startingPrice-digital-twin": "",
    "turnaroundDays-scan-to-plan": "5",
    publicTourDays: "",
    replyHours: "4",
    insurance: " General liability.\r\nCertificate on request. ",
  });
  expect((await send("answers", sent)).location).toBe("/settings/answers");
  expect(company()).toMatchObject({
    startingPrices: { "scan-to-plan": 1450 },
    turnaroundDays: { "scan-to-plan": 5 },
    publicTourDays: 0,
    replyHours: 4,
  });
  expect(settings().insurance).toBe("General liability.\nCertificate on request.");
  await send(
    "answers",
    await fill("answers", {
      "startingPrice-scan-to-plan": "",
      "turnaroundDays-scan-to-plan": "",
      publicTourDays: "365",
      replyHours: "",
      insurance: "",
    }),
  );
  expect(settings()).toEqual(defaultSettings);
});

test("a translation is a separate setting, shown beside the English text, with errors at its field", async () => {
  const name = "openingHours-vi";
  await send("company", await fill("company", { openingHours: "Mon–Fri" }));
  expect((await load("translations")).english).toMatchObject({ openingHours: "Mon–Fri" });
  await send("translations", await fill("translations", { [name]: "Thứ Hai đến thứ Sáu" }));
  expect(company().openingHours).toEqual({ "en-US": "Mon–Fri", vi: "Thứ Hai đến thứ Sáu" });
  const [, recorded] = await db().select().from(auditEntries).orderBy(auditEntries.id);
  expect(recorded).toMatchObject({ subject: `setting ${name}`, detail: { to: "Thứ Hai đến thứ Sáu" } });
  const { shown } = await send("translations", await fill("translations", { [name]: "x".repeat(501) }));
  expect(shown?.error).toEqual({ [name]: [text.tooLong("Opening hours in Vietnamese", 500)] });
});

test("a change of another section is no conflict", async () => {
  const fields = await fill("requests", { leadDays: "5" });
  await send("company", await fill("company", { city: "Reno" }));
  expect((await send("requests", fields)).location).toBe("/settings/requests");
  expect([settings().city, settings().leadDays]).toEqual(["Reno", 5]);
});

test.each([
  ["company", "companyName", "", text.missing(text.labels.companyName)],
  ["company", "companyName", "x".repeat(10_000), text.tooLong(text.labels.companyName, 80)],
  ["company", "openingHours", "x".repeat(10_000), text.tooLong(text.labels.openingHours, 500)],
  ["company", "phone", "call me", text.phoneFormat],
  ["company", "phone", "555-0142", text.phoneFormat],
  ["company", "email", "hello", text.emailFormat],
  ["company", "state", "XX", text.missing(text.labels.state)],
  ["company", "zip", "9140", text.zipFormat],
  ["company", "facebook", "http://facebook.com/us", text.notHttps("Facebook")],
  ["company", "twitter", "javascript:alert(1)", text.notHttps("Twitter")],
  ["company", "youtube", "https://user:secret@youtube.com/us", text.notHttps("YouTube")],
  [
    "answers",
    "startingPrice-scan-to-bim",
    "2000000",
    text.notWithinOrEmpty(text.labels["startingPrice-scan-to-bim"], "1,000,000"),
  ],
  ["answers", "replyHours", "soon", text.notWithinOrEmpty(text.labels.replyHours, "200")],
  ["requests", "leadDays", "61", text.notWithin(text.labels.leadDays, "0", "60")],
  ["requests", "cutOffHours", "soon", text.notWithin(text.labels.cutOffHours, "0", "336")],
])("in %s, refuses %s at its field: %s", async (section, name, value, message) => {
  const { status, shown } = await send(section, await fill(section, { [name]: value }));
  expect([status, shown?.error]).toEqual([400, { [name]: [message] }]);
  expect(settings()).toEqual(defaultSettings);
});

test("an administrator chooses the people who get new requests", async () => {
  const sam = await insertStaff({ fullName: "Sam", mailsNewRequests: true });
  const ada = await insertStaff({ fullName: "Ada" });
  await insertStaff({ fullName: "Former", deactivatedAt: new Date() });
  expect((await load("requests")).readers.map(({ name, isReader }) => [name, isReader])).toEqual([
    ["Ada", false],
    ["Grace Hopper", false],
    ["Sam", true],
  ]);
  const fields = await fill("requests", { readers: ada.id, requestsMailbox: "desk@example.com" });
  expect((await send("requests", fields)).location).toBe("/settings/requests");
  const wants = async ({ id }: Staff) =>
    (await db().select({ wants: users.mailsNewRequests }).from(users).where(eq(users.id, id)))[0]?.wants;
  expect([await wants(sam), await wants(ada)]).toEqual([false, true]);
  expect(
    await db()
      .select({ subject: auditEntries.subject, detail: auditEntries.detail })
      .from(auditEntries)
      .orderBy(auditEntries.id),
  ).toEqual([
    { subject: "setting requestsMailbox", detail: { from: "", to: "desk@example.com" } },
    { subject: "setting readers", detail: { name: ada.email, to: "yes" } },
    { subject: "setting readers", detail: { name: sam.email, to: "no" } },
  ]);
});

test.each(["security", "data"])("the section %s asks who it is first", async (section) => {
  const request = await requestAs(admin, `/settings/${section}`);
  await db().update(sessions).set({ verifiedAt: null });
  const asked = await thrownBy(loader(args(request, section)));
  expect(asked.headers.get("Location")).toContain("/confirm-identity");
});

test("staff and former administrators are refused, and unknown sections are not found", async () => {
  const staff = await insertStaff();
  expect((await thrownBy(load("company", staff))).status).toBe(403);
  expect((await thrownBy(send("company", {}, staff))).status).toBe(403);
  expect((await thrownBy(load("toString"))).status).toBe(404);
});

test("two administrators who save at once both succeed or one is told", async () => {
  const other = await insertStaff({ isAdmin: true });
  const fields = await fill("requests", { readers: other.id });
  const answers = await Promise.all([
    send("requests", { ...fields, leadDays: "3" }),
    send("requests", { ...fields, leadDays: "4" }, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
});

async function sendPicture(content: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.set("file", new File([content], "portrait.jpg"));
  const request = await requestAs(admin, "/settings/answers", { method: "POST", body });
  return readResponse(await action(args(request, "answers")));
}

test("everybody sees the founder's picture, and its removal deletes the file", async () => {
  const jpeg = sharp({ create: { width: 600, height: 800, channels: 3, background: "#876" } }).jpeg();
  const portrait = new Uint8Array(await jpeg.toBuffer());
  const stored = () => {
    const { founderPicture } = settings();
    return founderPicture ? storedNamesOf(founderPicture).sort() : [];
  };
  const { shown } = await sendPicture(new Uint8Array([255, 216, 255, 1]));
  expect(shown?.error?.file).toHaveLength(1);
  expect((await sendPicture(portrait)).location).toBe("/settings/answers");
  const [first = ""] = stored();
  const see = async (name: string) => {
    const request = new Request(`http://localhost/projects/pictures/${name}`);
    const response = await pictureLoader({ request, params: { name }, context: {} });
    await response.body?.cancel();
    return response.status;
  };
  expect(await see(first)).toBe(200);
  await sendPicture(portrait);
  expect(await see(first)).toBe(404);
  expect((await namesInStore()).sort()).toEqual(stored());
  await send("answers", { intent: "remove-founder-picture" });
  expect([settings().founderPicture, await namesInStore()]).toEqual([null, []]);
});

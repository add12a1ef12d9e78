import { expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { siteSettings } from "~/db/schema.server";
import { renderMail } from "~/mail/render-mail.server";
import { company } from "./company";
import { defaultSettings } from "./default-settings";
import { settingsSchema } from "./schema";
import { loadSettings, settings, watchSettings } from "./settings.server";

const store = (values: Record<string, unknown>) =>
  db()
    .insert(siteSettings)
    .values({ values, version: 1 })
    .onConflictDoUpdate({ target: siteSettings.id, set: { values } });

test("a new installation has the defaults, which are valid", async () => {
  await loadSettings();
  expect(settings()).toEqual(defaultSettings);
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
});

test("what is stored replaces the defaults", async () => {
  await store({ companyName: "Survey Co", phone: "" });
  await loadSettings();
  expect(settings()).toEqual({ ...defaultSettings, companyName: "Survey Co", phone: "" });
});

test("what no longer is valid counts as not set", async () => {
  await store({ companyName: "x".repeat(10_000), leadDays: "soon", former: true, city: "Reno" });
  await loadSettings();
  expect(settings()).toEqual({ ...defaultSettings, city: "Reno" });
});

test("mails are signed with the changed name and phone number", async () => {
  await store({ companyName: "Survey Co", phone: "(213) 555-0123" });
  await loadSettings();
  const mail = renderMail(
    "A subject",
    { paragraphs: ["A paragraph."] },
    { origin: "https://www.example.com", href: undefined },
  );
  for (const said of [mail.text, mail.html]) {
    expect(said).toContain("Survey Co");
    expect(said).toContain("(213) 555-0123");
    expect(said).not.toContain(defaultSettings.companyName);
    expect(said).not.toContain(defaultSettings.phone);
  }
});

test("a change that another process saved is used without a restart", async () => {
  watchSettings();
  await store({ phone: "(213) 555-0199" });
  await vi.waitFor(() => expect(settings().phone).toBe("(213) 555-0199"), { timeout: 10_000 });
  expect(company().phone?.href).toBe("tel:+12135550199");
});

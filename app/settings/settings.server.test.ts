import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { siteSettings } from "~/db/schema.server";
import { defaultSettings } from "./default-settings";
import { settingsSchema } from "./schema";
import { loadSettings, settings } from "./settings.server";

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

import { sql } from "drizzle-orm";
import { expect, inject, test, vi } from "vitest";
import { withDatabase } from "#tests/support/database/create-database";
import { startTcpProxy } from "#tests/support/faults/tcp-proxy";
import { db, rows } from "~/db/client.server";
import { openSeparateConnection } from "~/db/postgres.server";
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

test("stored values replace the defaults", async () => {
  await store({ companyName: "Survey Co", phone: "" });
  await loadSettings();
  expect(settings()).toEqual({ ...defaultSettings, companyName: "Survey Co", phone: "" });
});

test("a value that is no longer valid counts as not set", async () => {
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

const storeNext = async (version: number, phone: string) => {
  await store({ phone });
  await db().update(siteSettings).set({ version });
};
const waitOptions = { timeout: 15_000 };

test("applies a change of another process without a restart", async () => {
  const stop = watchSettings((read) => read(db()));
  try {
    await store({ phone: "(213) 555-0199" });
    await vi.waitFor(() => expect(settings().phone).toBe("(213) 555-0199"), waitOptions);
    expect(company().phone?.href).toBe("tel:+12135550199");
  } finally {
    stop();
  }
});

test("applies it after the watching connection has died silently or was closed", async (context) => {
  const server = inject("postgresUrl");
  if (inject("engine") !== "postgres" || server === null)
    return context.skip("the embedded database has one process");
  const [{ name } = { name: "" }] = await rows<{ name: string }>(
    db(),
    sql`select current_database() as name`,
  );
  const proxy = await startTcpProxy(new URL(server));
  const url = new URL(withDatabase(server, name));
  url.port = String(proxy.port);
  // Simulates a second process: the change is saved through the pool, and these settings are not notified.
  const { readApart, close } = openSeparateConnection(url.href);
  const stop = watchSettings(readApart);
  try {
    await storeNext(1, "(213) 555-0101");
    await vi.waitFor(() => expect(settings().phone).toBe("(213) 555-0101"), waitOptions);
    proxy.forget();
    await storeNext(2, "(213) 555-0102");
    await vi.waitFor(() => expect(settings().phone).toBe("(213) 555-0102"), waitOptions);
    const [asking] = await readApart((apart) =>
      rows<{ pid: number }>(apart, sql`select pg_backend_pid() as pid`),
    );
    await db().execute(sql`select pg_terminate_backend(${asking?.pid}::int)`);
    await storeNext(3, "(213) 555-0103");
    await vi.waitFor(() => expect(settings().phone).toBe("(213) 555-0103"), waitOptions);
  } finally {
    stop();
    await close();
    proxy.close();
  }
}, 60_000);

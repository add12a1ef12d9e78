import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { findFaults } from "#tests/support/app/log";
import { type AppProcess, spawnProcess, startProcess } from "#tests/support/app/process";
import { createDatabase } from "#tests/support/database/create-database";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { Visitor } from "#tests/support/http/visitor";
import { type MailServer, startMailServer } from "#tests/support/mail/server";
import { connect } from "~/db/client.server";
import type { Database } from "~/db/connection.server";
import { mails } from "~/db/schema.server";

const waitOptions = { timeout: 40_000 };

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const apps: AppProcess[] = [];
let databaseUrl: string | undefined;
let folder: string | undefined;

beforeEach(() => {
  server.reset();
  folder = undefined;
});
afterEach(async () => {
  // Those still running are killed; the folder is the same for all.
  for (const app of apps.splice(0)) await app.stop();
});

function settings() {
  return {
    SMTP_URL: server.url,
    MAIL_FROM: "Datum 3D <noreply@example.com>",
    PUBLIC_URL: "https://www.example.com",
    ...(databaseUrl && { DATABASE_URL: databaseUrl, SESSION_SECRET: "s".repeat(32) }),
  };
}

/** Starts the app on the database of the test. */
async function start(): Promise<AppProcess> {
  const app = await startProcess({ env: settings(), ...(folder && { folder }) });
  folder = app.folder;
  apps.push(app);
  return app;
}

/** Uses the database while no app does. */
async function withOutbox<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await connect({ databaseUrl, dataDir: path.join(folder ?? "", "data") });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Ends the leases of a process that is gone, as a minute does; on the embedded database, the next start does it. */
const endLeases = async () =>
  databaseUrl &&
  withOutbox((db) =>
    db
      .update(mails)
      .set({ leasedUntil: sql`now() - interval '1 second'` })
      .where(sql`${mails.leasedUntil} is not null`),
  );

const readOutbox = () => withOutbox((db) => db.select().from(mails));

async function book(app: AppProcess) {
  const visitor = new Visitor(app.url);
  await fillInBooking(visitor, "Ada Lovelace");
  await submitBooking(visitor);
}

async function kill(app: AppProcess) {
  app.process.kill("SIGKILL");
  await app.exit;
}

async function terminate(app: AppProcess) {
  app.process.kill("SIGTERM");
  expect(await app.exit).toBe(0);
}

function outboxTests() {
  test("mails that were committed before kill -9 are sent after the restart, once", async () => {
    let greet: () => void = () => undefined;
    server.holdGreeting = new Promise((resolve) => (greet = resolve));
    const app = await start();
    await book(app);
    await kill(app);
    greet();
    server.holdGreeting = undefined;
    await endLeases();
    const restarted = await start();
    await vi.waitFor(() => expect(server.received).toHaveLength(2), waitOptions);
    await terminate(restarted);
    expect((await readOutbox()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(2);
  });

  test("mails whose answer was lost with kill -9 go again under the same Message-ID", async () => {
    let answer: () => void = () => undefined;
    server.hold = new Promise((resolve) => (answer = resolve));
    const app = await start();
    await book(app);
    await vi.waitFor(() => expect(server.received).toHaveLength(2), waitOptions);
    await kill(app);
    answer();
    server.hold = undefined;
    await endLeases();
    const restarted = await start();
    await vi.waitFor(() => expect(server.received).toHaveLength(4), waitOptions);
    await terminate(restarted);
    expect((await readOutbox()).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test("SIGTERM lets mails under way finish and gives the others back", async () => {
    const app = await start();
    await terminate(app);
    await withOutbox((db) => db.insert(mails).values(Array.from({ length: 20 }, toRow)));
    let answer: () => void = () => undefined;
    server.hold = new Promise((resolve) => (answer = resolve));
    const stopping = await start();
    await vi.waitFor(() => expect(server.received).toHaveLength(5), waitOptions);
    stopping.process.kill("SIGTERM");
    await vi.waitFor(() => expect(stopping.output()).toContain('"event":"stopping"'), waitOptions);
    answer();
    expect(await stopping.exit).toBe(0);
    const outbox = await readOutbox();
    expect(outbox.filter(({ state }) => state === "sent")).toHaveLength(5);
    expect(outbox.filter(({ state, attempts }) => state === "waiting" && attempts === 0)).toHaveLength(15);
    expect(outbox.every(({ leasedUntil }) => leasedUntil === null)).toBe(true);
    expect(findFaults(stopping.output())).toEqual([]);
  });
}

const toRow = (_: unknown, index: number) => ({
  kind: "test",
  toAddress: `${index}@example.com`,
  subject: "A subject",
  content: { paragraphs: ["A paragraph."] },
});

describe("on the embedded database", outboxTests);

describe.skipIf(!inject("postgresUrl"))("on PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeEach(async () => {
    database = await createDatabase(inject("postgresUrl") ?? "");
    databaseUrl = database.url;
  });
  afterEach(async () => {
    databaseUrl = undefined;
    await database.drop();
  });

  outboxTests();

  test("two processes share the outbox, and no mail is sent twice", async () => {
    const count = 120;
    await terminate(await start());
    await withOutbox((db) => db.insert(mails).values(Array.from({ length: count }, toRow)));
    let answer: () => void = () => undefined;
    server.hold = new Promise((resolve) => (answer = resolve));
    const both = [await spawnProcess({ env: settings() }), await spawnProcess({ env: settings() })];
    apps.push(...both);
    // Each process has five connections.
    await vi.waitFor(() => expect(server.received).toHaveLength(10), waitOptions);
    answer();
    server.hold = undefined;
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(count), waitOptions);
    for (const app of both) await terminate(app);
    const recipients = server.received.map(({ to }) => to);
    expect(recipients).toHaveLength(count);
    expect(new Set(recipients).size).toBe(count);
    expect((await readOutbox()).every(({ state }) => state === "sent")).toBe(true);
  });
});

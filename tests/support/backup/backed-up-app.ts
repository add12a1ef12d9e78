import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, inject } from "vitest";
import { type AppHome, folderHome, withDatabaseOf } from "#tests/support/app/home";
import { adminPassword, type AppProcess, startProcess } from "#tests/support/app/process";
import { runCommand, startCommand } from "#tests/support/app/run-command";
import { createDatabase } from "#tests/support/database/create-database";
import { manyAddresses } from "#tests/support/faults/kill-rounds";
import { fillInBooking, readReference } from "#tests/support/http/book";
import { signInAtForm, signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { db } from "~/db/client.server";
import { auditEntries } from "~/db/schema.server";
import { type AcknowledgedBooking, findLosses } from "./losses";
import type { Engine } from "./sites";

/** Functions that run after the file's last test. */
export const removals: (() => unknown)[] = [];
afterAll(async () => {
  for (const remove of removals) await remove();
});

interface Booked extends AcknowledgedBooking {
  link: string;
  content: Buffer;
}

let visitors = 0;

export async function book(app: AppProcess): Promise<Booked> {
  const fullName = `Visitor ${randomBytes(6).toString("hex")}`;
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(50_000)]);
  const visitor = new Visitor(app.url, { "X-Forwarded-For": `10.0.0.${++visitors % 250}` });
  await fillInBooking(visitor, fullName, [new File([new Uint8Array(content)], "plan.pdf")]);
  const body = new URLSearchParams({ termsAccepted: "on", privacyConsent: "on", intent: "submit" });
  const response = await visitor.fetch("/booking?step=5", { method: "POST", body });
  const link = response.headers.get("Location") ?? "";
  expect(link).toMatch(/^\/request\//);
  const page = await (await visitor.fetch(link)).text();
  const reference = readReference(page) ?? null;
  return { fullName, reference, hashes: [createHash("sha256").update(content).digest("hex")], link, content };
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-app-"));
  removals.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyHome(engine: Engine): Promise<AppHome> {
  return folderHome(newFolder(), engine === "postgresql" ? await emptyDatabase() : undefined);
}

export async function emptyDatabase(): Promise<string> {
  const server = inject("postgresUrl");
  if (server === null) throw new Error("There is no PostgreSQL.");
  const database = await createDatabase(server, "nothing");
  removals.push(database.drop);
  return database.url;
}

/** Checks that the restored site shows visitors and staff the same records. */
export async function expectSameSite(app: AppProcess, booked: Booked[]) {
  for (const { link, content, fullName } of booked) {
    const page = await new Visitor(app.url).open(link);
    expect(page.status).toBe(200);
    const file = page.document.querySelector<HTMLAnchorElement>('a[href*="/files/"]');
    const download = await fetch(new URL(file?.href ?? "", app.url));
    expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
    const visitor = await signInVisitor(app.url);
    expect((await visitor.open(`/view-booking?q=${encodeURIComponent(fullName)}`)).text).toContain(fullName);
  }
  await book(app);
}

const readAudit = (home: AppHome) =>
  withDatabaseOf(home, () => db().select().from(auditEntries).orderBy(auditEntries.id));

/** Backs up a site while visitors book, restores it beside the original as in a rehearsal, and checks that both sites are equal. */
export async function backUpDuringBookings(engine: Engine): Promise<void> {
  const home = engine === "embedded" ? folderHome() : await emptyHome(engine);
  const app = await startProcess({ home, env: manyAddresses });
  removals.push(() => app.stop());
  const visitor = await signInVisitor(app.url);
  const staff = {
    name: "Grace",
    email: "grace@example.com",
    mobile: "(818) 555-0199",
    password: adminPassword,
  };
  const registered = await visitor.fetch("/api/auth/register", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: app.url },
    body: JSON.stringify(staff),
  });
  expect(registered.status).toBe(201);
  const before = [await book(app), await book(app)];

  const folder = newFolder();
  const during: Booked[] = [];
  const command = startCommand("backup", home.env, folder);
  const backup = command.end.then((result) => ({ ...result, isOver: true }));
  for (;;) {
    const next = await Promise.race([backup, book(app)]);
    if ("isOver" in next) break;
    during.push(next);
  }
  expect(await backup).toMatchObject({
    code: 0,
    output: expect.stringContaining("The backup is in") as string,
  });

  const [name = ""] = readdirSync(folder);
  const copy = await emptyHome(engine);
  const restored = await runCommand("restore", copy.env, path.join(folder, name));
  expect(restored.output).toMatch(/^Restored the .* stored files, as of /);
  expect(restored.code).toBe(0);
  expect(await app.end()).toEqual([0]);

  const losses = await findLosses([...before, ...during], copy.folder, copy.databaseUrl);
  const namesBefore = before.map(({ fullName }) => fullName);
  expect(losses.filter(({ fullName }) => namesBefore.includes(fullName))).toEqual([]);
  // A booking made during the backup is complete in it, or absent. The last booking was never awaited.
  expect(losses.filter(({ kind }) => kind !== "lost" && kind !== "stored without being sent")).toEqual([]);
  const audit = await readAudit(copy);
  expect(audit.length).toBeGreaterThan(0);
  expect((await readAudit(home)).slice(0, audit.length)).toEqual(audit);

  const again = await startProcess({ home: copy, env: manyAddresses });
  removals.push(() => again.stop());
  await expectSameSite(again, before);
  const { page } = await signInAtForm(again.url, { email: staff.email, password: staff.password });
  expect(page.url.pathname).not.toBe("/login");
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type AppHome, folderHome } from "#tests/support/app/home";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { runCommand } from "#tests/support/app/run-command";
import { fillInBooking, submitBooking } from "#tests/support/http/book";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { databaseFolder } from "~/db/embedded-folder.server";
import { applyMissing } from "~/db/migrations/applied-migrations.server";
import { migratePostgres } from "~/db/migrations/migrate-postgres.server";
import { openPglite } from "~/db/pglite.server";
import { withNewer } from "./newer-schema";
import { createDatabase, startServer } from "./parts";
import { type Report, test } from "./report";

test(
  "a newer release has migrated, and this one runs again: it serves, backs up and restores; it refuses a schema that it cannot use",
  { timeout: 300_000 },
  async ({ report }) => {
    const server = await startServer(report);
    await rollBack(report, "embedded database", () => Promise.resolve(folderHome()));
    await rollBack(report, "PostgreSQL", async () => {
      const { DATABASE_URL } = await createDatabase(server);
      return folderHome(undefined, DATABASE_URL);
    });
  },
);

async function rollBack(report: Report, engine: string, createHome: () => Promise<AppHome>) {
  const home = await createHome();
  await migrate(home, "alter table bookings add column newer text default 'kept'");
  const app = await startProcess({ home });
  report.onEnd(app.stop);
  const reference = await book(app);
  report.expect(`${engine}: the release before serves on the newer schema`, reference.length === 8);
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-backups-"));
  report.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const backup = await runCommand("backup", home.env, folder, "--keep", "2");
  report.expect(`${engine}: it makes a backup`, backup.code === 0, backup.output.split("\n").at(-2));
  await app.end();

  const name = path.join(folder, readdirSync(folder).find((each) => each.startsWith("datum3d-")) ?? "");
  const copy = await createHome();
  // A restore needs an empty place.
  rmSync(path.join(copy.folder, "data"), { recursive: true, force: true });
  const restored = await runCommand("restore", copy.env, name);
  report.expect(
    `${engine}: it restores its backup`,
    restored.code === 0,
    restored.output.trim().split("\n").at(-1),
  );
  const again = await startProcess({ home: copy });
  report.onEnd(again.stop);
  const staff = await signInVisitor(again.url);
  const list = await staff.open("/view-booking");
  report.expect(`${engine}: the booking is there`, list.text.includes("Before The Rollback"));
  await again.end();

  await migrate(copy, "-- requires: 8999_newest\nalter table bookings drop column newer", 2);
  const refused = await startProcess({ home: copy }).then(
    () => "it started",
    (error: unknown) => String(error),
  );
  const line = refused.split("\n").find((each) => each.includes("newer release")) ?? refused;
  report.expect(
    `${engine}: a schema that it cannot use is refused in one line`,
    line.includes("8999_newest"),
    line,
  );
}

async function migrate({ databaseUrl, folder }: AppHome, sql: string, count = 1): Promise<void> {
  const newer = withNewer("alter table bookings add column newer text default 'kept'");
  const last = withNewer(sql).at(-1);
  const migrations =
    count === 1 || !last
      ? withNewer(sql)
      : [...newer, { ...last, name: "9001_newest", createdAt: last.createdAt + 1 }];
  if (databaseUrl) return migratePostgres(databaseUrl, { migrations });
  mkdirSync(path.join(folder, "data"), { recursive: true, mode: 0o700 });
  const client = await openPglite(databaseFolder(path.join(folder, "data")));
  const query = async <Row>(statement: string) => (await client.query<Row>(statement)).rows;
  await applyMissing({ query }, migrations);
  await client.close();
}

async function book(app: AppProcess): Promise<string> {
  const visitor = new Visitor(app.url);
  await fillInBooking(visitor, "Before The Rollback", [new File(["%PDF-1.7\n"], "plan.pdf")]);
  return submitBooking(visitor);
}

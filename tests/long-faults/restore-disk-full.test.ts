import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { folderHome } from "#tests/support/app/home";
import { runCommand, startCommand } from "#tests/support/app/run-command";
import { createDatabase, secondsUntil, startServer, withSql, withTemporaryFolder } from "./parts";
import { type Report, test } from "./report";
import { mountDisk, type SmallDisk } from "./small-disk";

/** Rows of one table: enough that the restore of its rows takes a second or more. */
const rowCount = 150_000;

test(
  "the disk fills while a restore loads rows, on both engines: the last line says so, and the database that it replaces is as it was",
  { timeout: 600_000 },
  async ({ report }) => {
    const source = await createDatabase(await startServer(report));
    await runCommand("db-seed", source, "--force");
    await withSql(source.DATABASE_URL, (sql) =>
      sql.unsafe(
        `insert into rate_limits select 'fault-' || i, 1, now() + interval '1 day' from generate_series(1, ${rowCount}) i`,
      ),
    );
    const folder = temporaryFolder(report);
    const made = await runCommand("backup", { ...source, UPLOADS_DIR: path.join(folder, "none") }, folder);
    report.expect("a backup is made", made.code === 0, lastLine(made.output));
    const backup = path.join(folder, readdirSync(folder).find((name) => name.startsWith("datum3d-")) ?? "");

    await restoreEmbedded(report, backup);
    await restorePostgres(report, backup);
  },
);

async function restoreEmbedded(report: Report, backup: string) {
  const disk = mountDisk(report, 400);
  const dataDir = path.join(disk.folder, "data");
  const env = { ...folderHome(temporaryFolder(report)).env, DATA_DIR: dataDir };
  await runCommand("db-seed", env, "--force");
  const before = digest(path.join(dataDir, "database"));
  const restoring = path.join(dataDir, "database.restoring/base");
  // Without rows, the files of the tables have 26 MB; all rows and their key take 14 MB more.
  const begun = 31 * 2 ** 20;
  await restoreWhile(report, "embedded database", { env, backup, disk, free: 8 * 2 ** 20 }, () =>
    Promise.resolve(folderBytes(restoring) > begun),
  );
  report.expect(
    "embedded database: its files are as they were",
    digest(path.join(dataDir, "database")) === before,
  );
  const left = readdirSync(dataDir).filter((name) => name.startsWith("database."));
  report.expect("embedded database: nothing is left of the restore", left.length === 0, left);
  disk.empty();
  const again = await runCommand("restore", env, backup, "--replace");
  report.expect("embedded database: with space, it is restored", again.code === 0, lastLine(again.output));
}

async function restorePostgres(report: Report, backup: string) {
  const disk = mountDisk(report, 400);
  const env = await createDatabase(await withTemporaryFolder(disk.folder, () => startServer(report)));
  await runCommand("db-seed", env, "--force");
  const settings = { ...env, UPLOADS_DIR: temporaryFolder(report) };
  await restoreWhile(report, "PostgreSQL", { env: settings, backup, disk, free: 0 }, () =>
    withSql(env.DATABASE_URL, async (sql) => {
      const copies = await sql`select from pg_stat_progress_copy where tuples_processed > 1000`;
      return copies.length > 0;
    }),
  );
  disk.empty();
  const count = async (table: string) =>
    withSql(env.DATABASE_URL, async (sql) =>
      Number((await sql`select count(*) from ${sql(table)}`)[0]?.count),
    );
  const seconds = await secondsUntil(
    () =>
      count("bookings").then(
        (rows) => rows === 60,
        () => false,
      ),
    30,
  );
  report.expect("PostgreSQL: it has the 60 bookings of before", seconds < 30, `after ${seconds} s`);
  report.expect("PostgreSQL: and no row of the backup", (await count("rate_limits")) < rowCount);
  const again = await runCommand("restore", settings, backup, "--replace");
  report.expect("PostgreSQL: with space, it is restored", again.code === 0, lastLine(again.output));
}

interface Restore {
  env: Record<string, string>;
  backup: string;
  disk: SmallDisk;
  /** The bytes that the disk has left. */
  free: number;
}

/** Fills the disk once rows are being loaded; the command stands still meanwhile. */
async function restoreWhile(
  report: Report,
  engine: string,
  { env, backup, disk, free }: Restore,
  isLoading: () => Promise<boolean>,
) {
  const { process, end } = startCommand("restore", env, backup, "--replace");
  report.onEnd(() => process.kill("SIGKILL"));
  const seconds = await secondsUntil(isLoading, 200);
  process.kill("SIGSTOP");
  report.expect(`${engine}: rows are being loaded`, seconds < 200, `after ${seconds} s`);
  disk.fill(free);
  process.kill("SIGCONT");
  const { code, output } = await end;
  report.expect(`${engine}: the restore is refused`, code === 1, `exit code ${code}`);
  const isClear = /^The disk of .+ is full\. .+ The database is as it was\.$/.test(lastLine(output));
  report.expect(`${engine}: the last line says that the disk is full`, isClear, output.slice(-600));
}

function temporaryFolder(report: Report): string {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-restore-"));
  report.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const files = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
    : [];

function folderBytes(folder: string): number {
  return files(folder).reduce(
    (bytes, file) => bytes + (statSync(file, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

function digest(folder: string): string {
  const hash = createHash("sha256");
  for (const file of files(folder)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

const lastLine = (output: string) => output.trim().split("\n").at(-1) ?? "";

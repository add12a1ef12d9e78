import { readdirSync, readFileSync } from "node:fs";
import postgres from "postgres";
import { createClusterHome } from "#tests/support/app/cluster";
import { startProcess } from "#tests/support/app/process";
import { startPostgres } from "#tests/support/database/postgres-server";
import { signInVisitor } from "#tests/support/http/sign-in";
import { Visitor } from "#tests/support/http/visitor";
import { paths } from "~/paths";
import { fillInBooking } from "../submit-booking";
import { uploadAtOnce } from "../uploads";

/** What one unit of work costs. */
interface Cost {
  /** Processor time of the app, in milliseconds. */
  appMs: number;
  /** Processor time of PostgreSQL, in milliseconds. */
  databaseMs: number;
  /** Bytes of the bodies that the app sends, uncompressed where a client asks for no compression. */
  sentBytes: number;
  /** Bytes by which the database grows. */
  storedBytes: number;
}

export type Work = "publicPage" | "booking" | "privatePage" | "staffPage" | "pollRequest" | "upload";
export type Costs = Record<Work, Cost>;

/** MB of a file that one unit of `upload` sends. */
export const uploadMegabytes = 15;

/** Measures the costs with one process of the built app on PostgreSQL. The times are processor time, which other work disturbs less. */
export async function measureCosts(): Promise<Costs> {
  const server = await startPostgres();
  if (!server) throw new Error("no PostgreSQL was found on this machine");
  const home = await createClusterHome(server.url);
  // The site's limits of an address would end the measurement, so each visitor has an address of its own.
  const app = await startProcess({ home, env: { TRUST_PROXY: "1" } });
  const measure = (units: number, task: (index: number) => Promise<number>) =>
    measureOne({ pid: app.process.pid ?? 0, databaseUrl: home.databaseUrl }, units, task);
  try {
    const staff = await signInVisitor(app.url);
    const pages: string[] = [];
    const submit = async (index: number) => {
      const visitor = visitorFrom(app.url, index);
      pages.push(await (await fillInBooking(visitor, `person${index}@example.com`))());
      return 0;
    };
    for (let index = 0; index < 20; index++) await submit(index);
    const anonymous = new Visitor(app.url);
    return {
      publicPage: await measure(400, () => read(anonymous, paths.home())),
      booking: await measure(100, (index) => submit(index + 100)),
      privatePage: await measure(100, (index) => read(anonymous, pages[index] ?? "")),
      staffPage: await measure(150, (index) =>
        read(staff, [paths.dashboard(), paths.viewBooking(), paths.calendar()][index % 3] ?? ""),
      ),
      pollRequest: await measure(200, () => read(staff, paths.notices())),
      upload: await measure(20, async () => {
        await uploadAtOnce(new URL(paths.apiUpload(), app.url).href, 1);
        return 0;
      }),
    };
  } finally {
    await app.stop();
    await server.stop();
  }
}

function visitorFrom(url: string, index: number): Visitor {
  return new Visitor(url, { "X-Forwarded-For": `10.1.${index >> 8}.${index & 255}` });
}

async function read(visitor: Visitor, path: string): Promise<number> {
  const response = await visitor.fetch(path);
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
  return byteLength;
}

async function measureOne(
  { pid, databaseUrl }: { pid: number; databaseUrl: string },
  units: number,
  task: (index: number) => Promise<number>,
): Promise<Cost> {
  for (let index = 0; index < 5; index++) await task(units + index);
  const before = await readMeters(pid, databaseUrl);
  let sentBytes = 0;
  for (let index = 0; index < units; index++) sentBytes += await task(index);
  const after = await readMeters(pid, databaseUrl);
  return {
    appMs: (after.appMs - before.appMs) / units,
    databaseMs: (after.databaseMs - before.databaseMs) / units,
    sentBytes: sentBytes / units,
    storedBytes: (after.bytes - before.bytes) / units,
  };
}

async function readMeters(pid: number, databaseUrl: string) {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const [meters] = await client<{ bytes: string; postmaster: string }[]>`
      select sum(pg_total_relation_size(oid))::text as bytes, split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as postmaster
      from pg_class where relkind = 'r'`;
    const { bytes = 0, postmaster = "" } = meters ?? {};
    return { appMs: processorTime(pid), databaseMs: postgresTime(Number(postmaster)), bytes: Number(bytes) };
  } finally {
    await client.end();
  }
}

/** Milliseconds of processor time that PostgreSQL has used, with all of its connections, open and closed. */
function postgresTime(postmaster: number): number {
  const processes = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const own = processes.filter((pid) => pid === postmaster || readStat(pid)[1] === postmaster);
  return own.reduce((sum, pid) => sum + processorTime(pid), 0);
}

/** Milliseconds of processor time that a process and its ended children have used. */
function processorTime(pid: number): number {
  const fields = readStat(pid);
  // utime, stime, cutime and cstime of proc(5), in ticks of 10 ms.
  return [11, 12, 13, 14].reduce((sum, index) => sum + (fields[index] ?? 0), 0) * 10;
}

/** Returns the fields of /proc/PID/stat after the name; the parent is the second. No fields for a process that has ended. */
function readStat(pid: number): number[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return [];
  }
}

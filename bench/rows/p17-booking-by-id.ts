import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPrograms } from "#tests/support/postgres-server";
import { findBooking } from "~/booking/find-booking.server";
import { listBookings } from "~/booking/list-bookings.server";
import { wholeList } from "~/booking/list-filter";
import { millionBookings } from "../million-bookings";
import type { Row } from "../row";
import { ratePerSecond } from "../statistics";

const inFlight = 16;
const seconds = 4;
const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

export const bookingById: Row = {
  id: "P17",
  what: "booking by id, 16 in flight, PostgreSQL",
  budget: "≥ 0.35× of pgbench prepared, same row",
  aim: "≥ 0.6×",
  measure: async () => {
    const { url } = await millionBookings();
    const id = (await listBookings({ ...wholeList, page: 1000 })).bookings[0]?.id ?? "";
    const read = () => findBooking(id);
    await ratePerSecond(read, { inFlight, seconds: 1 });
    const ours = await ratePerSecond(read, { inFlight, seconds });
    const pgbench = await pgbenchRate(url, id);
    return `${(ours / pgbench).toFixed(2)}× (${count.format(ours)}/s, pgbench ${count.format(pgbench)}/s)`;
  },
};

async function pgbenchRate(url: string, id: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-pgbench-"));
  try {
    const script = path.join(folder, "by-id.sql");
    writeFileSync(script, `select * from bookings where id = '${id}';\n`);
    const program = path.join(findPrograms() ?? "", "pgbench");
    const options = ["--no-vacuum", "--protocol=prepared", `--client=${inFlight}`, `--time=${seconds}`];
    const { stdout } = await promisify(execFile)(program, [...options, `--file=${script}`, url]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPrograms } from "#tests/support/database/postgres-server";
import { submitAnswers } from "~/booking/form/submit.server";
import { defaultFilter } from "~/booking/list/filter";
import { countBookings, listBookings, listPending } from "~/booking/list/list-bookings.server";
import { findBooking } from "~/booking/record/find-booking.server";
import { bookingSchema } from "~/booking/schema";
import { millionBookings } from "../million-bookings";
import type { Row } from "../row";
import { ratePerSecond } from "../statistics";

const answers = {
  fullName: "Bench Example",
  email: "bench@example.com",
  phone: "(818) 555-0142",
  serviceLocation: "Van Nuys, California",
};

/** What `submitAnswers` sends: the reference is looked for, the booking and its first event are stored. */
const createScript = `\\set number random(1, 1000000000000)
begin;
select id from bookings where reference = 'PG' || :number;
with booking as (
  insert into bookings (reference, full_name, email, phone, contact_method, service_location, scan_type, purpose,
    budget_range, project_timeline, search_text)
  values ('PG' || :number, 'Bench Example', 'bench@example.com', '(818) 555-0142', 'Call', 'Van Nuys, California',
    'Residential', 'Real Estate', 500, 'Flexible', 'bench example bench@example.com (818) 555-0142 8185550142')
  returning id
) insert into booking_events (booking_id, kind) select id, 'created' from booking;
commit;
`;

const inFlight = 16;
const seconds = 4;
const count = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/**
 * Does `task` as often as it can, 16 at any time, and then lets pgbench do the same statements: one as a
 * multiple of the other.
 *
 * @param script what pgbench runs, in its own language
 */
async function compareWithPgbench(
  task: () => Promise<unknown>,
  { url, script }: { url: string; script: string },
): Promise<string> {
  await ratePerSecond(task, { inFlight, seconds: 1 });
  const ours = await ratePerSecond(task, { inFlight, seconds });
  const pgbench = await pgbenchRate(url, script);
  return `${(ours / pgbench).toFixed(2)}× (${count.format(ours)}/s, pgbench ${count.format(pgbench)}/s)`;
}

async function pgbenchRate(url: string, script: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "datum3d-pgbench-"));
  try {
    const file = path.join(folder, "script.sql");
    writeFileSync(file, script);
    const program = path.join(findPrograms() ?? "", "pgbench");
    const options = ["--no-vacuum", "--protocol=prepared", `--client=${inFlight}`, `--time=${seconds}`];
    const { stdout } = await promisify(execFile)(program, [...options, `--file=${file}`, url]);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const againstPgbench: Row[] = [
  {
    id: "P17",
    what: "booking by id, 16 in flight, PostgreSQL",
    budget: "≥ 0.4× of pgbench prepared, same row",
    aim: "≥ 0.6×",
    measure: async () => {
      const { url } = await millionBookings();
      const id = (await listBookings({ ...defaultFilter, page: 1000 })).bookings[0]?.id ?? "";
      return compareWithPgbench(() => findBooking(id), {
        url,
        script: `select * from bookings where id = '${id}';\n`,
      });
    },
  },
  {
    id: "P17B",
    what: "pending bookings and their count, 16 in flight, PostgreSQL",
    budget: "none; a ratio to pgbench prepared, same statements",
    aim: "-",
    measure: async () => {
      const { url } = await millionBookings();
      return compareWithPgbench(() => Promise.all([countBookings(), listPending()]), {
        url,
        script: `select total, pending from booking_counts;
select id, full_name, created_at from bookings where status = 0 order by created_at desc, id desc limit 20;
`,
      });
    },
  },
  {
    id: "P17C",
    what: "booking create, 16 in flight, PostgreSQL",
    budget: "none; a ratio to pgbench prepared, same statements",
    aim: "-",
    measure: async () => {
      const { url } = await millionBookings();
      return compareWithPgbench(() => submitAnswers(bookingSchema.parse(answers)), {
        url,
        script: createScript,
      });
    },
  },
];

import { toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";

interface Days {
  from: string;
  to: string;
}

/** Returns the days of each choice of dates, in Pacific time. */
export function datePresets(now = new Date()) {
  const today = toPacificInput(now).slice(0, 10);
  const month = today.slice(0, 7);
  const lastMonth = addDays(`${month}-01`, -1).slice(0, 7);
  return {
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: `${month}-01`, to: lastDayOf(month) },
    lastMonth: { from: `${lastMonth}-01`, to: lastDayOf(lastMonth) },
  } satisfies Record<string, Days>;
}

/** A day of the calendar has no time zone. */
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

function lastDayOf(month: string): string {
  return addDays(addDays(`${month}-28`, 4).slice(0, 8) + "01", -1);
}

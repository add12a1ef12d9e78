import { addDays } from "~/lib/day-range";
import { toPacificDay } from "~/lib/pacific-time";

/** Days are in Pacific time. */
export function datePresets(now: Date) {
  const today = toPacificDay(now);
  const month = today.slice(0, 7);
  const lastMonth = addDays(`${month}-01`, -1).slice(0, 7);
  return {
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: `${month}-01`, to: lastDayOf(month) },
    lastMonth: { from: `${lastMonth}-01`, to: lastDayOf(lastMonth) },
  };
}

function lastDayOf(month: string): string {
  return addDays(addDays(`${month}-28`, 4).slice(0, 8) + "01", -1);
}

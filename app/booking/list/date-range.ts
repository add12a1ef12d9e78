import { parsePacific } from "~/lib/pacific-time";
import type { ListFilter } from "./filter";

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the time range of a filter's days in Pacific time: `since` is inclusive, `before` exclusive. */
export function toTimeRange({ from, to }: Pick<ListFilter, "from" | "to">): {
  since: Date | null;
  before: Date | null;
} {
  return {
    since: from === undefined ? null : toMidnight(from),
    before: to === undefined ? null : toMidnight(addDay(to)),
  };
}

function toMidnight(day: string): Date | null {
  return parsePacific(`${day}T00:00`);
}

function addDay(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

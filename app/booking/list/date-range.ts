import type { ListFilter } from "./filter";
import { parsePacific } from "~/lib/pacific-time";

const dayMs = 24 * 60 * 60 * 1000;

/** The moments between which a filter's days lie: the first one inclusive, the second one exclusive. */
export function toTimeRange({ from, to }: Pick<ListFilter, "from" | "to">): {
  since: Date | null;
  before: Date | null;
} {
  return {
    since: from === undefined ? null : midnight(from),
    before: to === undefined ? null : midnight(dayAfter(to)),
  };
}

/** The beginning of a day in Pacific time. */
function midnight(day: string): Date | null {
  return parsePacific(`${day}T00:00`);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

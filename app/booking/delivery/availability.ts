import { isClosed } from "~/booking/stage/stages";
import type { Stage } from "~/db/schema.server";
import { dayMs } from "~/lib/time";

/** Days for which the private page of a closed request opens, and stays open after results were last published on it. */
export const closedLinkDays = 90;

/** For how many days a link to results may work. */
export const shareDays = ["7", "30", "90"] as const;

interface ClosedRequest {
  stage: Stage;
  stageChangedAt: Date;
  /** When its results were last published; null if it has none. */
  publishedAt: Date | null;
}

/** In days; zero keeps everything. */
interface KeptDays {
  retentionDoneDays: number;
  retentionCanceledDays: number;
}

/** Returns when the private page of a request no longer opens; null while the request is open. */
export function pageEnd(request: ClosedRequest): Date | null {
  return isClosed(request.stage) ? new Date(lastWork(request) + closedLinkDays * dayMs) : null;
}

/** Returns when a closed request was closed, or its results were published since. */
function lastWork({ stageChangedAt, publishedAt }: ClosedRequest): number {
  return Math.max(stageChangedAt.getTime(), publishedAt?.getTime() ?? 0);
}

/**
 * Returns when a customer can no longer download the results of a request, because they are removed or the page with them no longer
 * opens; null while the request is open.
 */
export function resultsEnd(request: ClosedRequest, days: KeptDays): Date | null {
  const end = pageEnd(request);
  if (!end) return null;
  const kept = request.stage === "done" ? days.retentionDoneDays : days.retentionCanceledDays;
  return kept > 0 ? new Date(Math.min(end.getTime(), lastWork(request) + kept * dayMs)) : end;
}

import { isClosed } from "~/booking/stage/stages";
import type { Stage } from "~/db/schema.server";
import { dayMs } from "~/lib/time";

/** Days for which a closed request's private page stays open, counted from the closing or the last publication of results. */
export const closedLinkDays = 90;

/** Choices for the lifetime of a link to results, in days. */
export const shareDays = ["7", "30", "90"] as const;

interface ClosedRequest {
  stage: Stage;
  stageChangedAt: Date;
  /** When results were last published. Null without results. */
  publishedAt: Date | null;
}

/** In days. Zero keeps everything. */
interface RetentionDays {
  retentionDoneDays: number;
  retentionCanceledDays: number;
}

/** Returns when the private page of a request stops opening. Null while the request is open. */
export function pageEnd(request: ClosedRequest): Date | null {
  return isClosed(request.stage) ? new Date(lastWork(request) + closedLinkDays * dayMs) : null;
}

function lastWork({ stageChangedAt, publishedAt }: ClosedRequest): number {
  return Math.max(stageChangedAt.getTime(), publishedAt?.getTime() ?? 0);
}

/**
 * Returns when a customer can no longer download a request's results: retention removes them, or their page stops opening. Null while the
 * request is open.
 */
export function resultsEnd(request: ClosedRequest, days: RetentionDays): Date | null {
  const end = pageEnd(request);
  if (!end) return null;
  const retentionDays = request.stage === "done" ? days.retentionDoneDays : days.retentionCanceledDays;
  return retentionDays > 0
    ? new Date(Math.min(end.getTime(), lastWork(request) + retentionDays * dayMs))
    : end;
}

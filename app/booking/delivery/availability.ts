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

interface HostedTour {
  /** Null for a link that works until staff end it. */
  expiresAt: Date | null;
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
 *
 * @param tours the working public links, which keep a finished request from removal
 */
export function resultsEnd(
  request: ClosedRequest,
  days: RetentionDays,
  tours: readonly HostedTour[],
): Date | null {
  const end = pageEnd(request);
  if (!end) return null;
  const isDone = request.stage === "done";
  const retentionDays = isDone ? days.retentionDoneDays : days.retentionCanceledDays;
  if (retentionDays === 0) return end;
  const hosted = isDone ? tours.map(({ expiresAt }) => expiresAt?.getTime() ?? Infinity) : [];
  return new Date(Math.min(end.getTime(), Math.max(lastWork(request) + retentionDays * dayMs, ...hosted)));
}

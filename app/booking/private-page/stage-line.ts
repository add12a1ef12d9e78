import type { Stage } from "~/db/schema.server";

/** The stages of a request that goes well, in order. */
const path = ["new", "in-review", "quoted", "scheduled", "done"] as const satisfies readonly Stage[];

/** A change of the stage, as the history records it. */
export interface StageMove {
  to: Stage;
  at: Date;
}

export interface StageOnLine {
  stage: Stage;
  state: "past" | "current" | "next";
  /** When the request reached the stage; null if it has not, or if the history does not say. */
  reachedAt: Date | null;
}

interface Progress {
  stage: Stage;
  stageChangedAt: Date;
  createdAt: Date;
  /** Whether the request has a visit that is not canceled: many have none. */
  hasVisit: boolean;
}

/**
 * Returns where a request stands: the stages it went through, with dates, and the stages ahead. Skipped stages are left out, and so is
 * "Scheduled" for a request without a visit. A closed request has no stages ahead. A review is never skipped: whoever sends a quote has
 * read the request. Where a request went back, only the path to its current stage is shown.
 *
 * @param moves in order, oldest first
 */
export function toStageLine(
  { stage, stageChangedAt, createdAt, hasVisit }: Progress,
  moves: readonly StageMove[],
): StageOnLine[] {
  const reached = new Map<Stage, Date>([["new", createdAt]]);
  for (const { to, at } of moves) reached.set(to, at);
  const current: StageOnLine = {
    stage,
    state: "current",
    reachedAt: stage === "new" ? createdAt : stageChangedAt,
  };
  const way = path.filter((each) => each !== "scheduled" || each === stage || hasVisit);
  const position = way.findIndex((each) => each === stage);
  const before = position < 0 ? way.slice(0, -1) : way.slice(0, position);
  const after = position < 0 ? [] : way.slice(position + 1);
  const past = before.flatMap((each): StageOnLine[] => {
    const at = reached.get(each) ?? null;
    const isPassed = at !== null || (each === "in-review" && position >= 0);
    return isPassed ? [{ stage: each, state: "past", reachedAt: at }] : [];
  });
  return [
    ...past,
    current,
    ...after.map((each): StageOnLine => ({ stage: each, state: "next", reachedAt: null })),
  ];
}

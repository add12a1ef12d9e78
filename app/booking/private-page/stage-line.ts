import type { Stage } from "~/db/schema.server";

/** The stages of a successful request, in order. */
const path = ["new", "in-review", "quoted", "scheduled", "done"] as const satisfies readonly Stage[];

export interface StageMove {
  to: Stage;
  at: Date;
}

export interface StageOnLine {
  stage: Stage;
  state: "past" | "current" | "next";
  /** When the request reached the stage. Null if it has not, or if unknown. */
  reachedAt: Date | null;
}

interface Progress {
  stage: Stage;
  stageChangedAt: Date;
  createdAt: Date;
  hasVisit: boolean;
}

/**
 * Returns the progress of a request: past stages with dates, and the next stages. Omits skipped stages, and "Scheduled" without a visit. A
 * closed request has no next stages. The review is always included, because sending a quote requires reading the request. After a step
 * back, shows only the path to the current stage.
 *
 * @param moves oldest first
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
  const expectedStages = path.filter((each) => each !== "scheduled" || each === stage || hasVisit);
  const position = expectedStages.findIndex((each) => each === stage);
  const before = position < 0 ? expectedStages.slice(0, -1) : expectedStages.slice(0, position);
  const after = position < 0 ? [] : expectedStages.slice(position + 1);
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

import { expect, test } from "vitest";
import type { Stage } from "~/db/schema.server";
import { type StageMove, toStageLine } from "./stage-line";

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const move = (to: Stage, date: number): StageMove => ({ to, at: day(date) });

/** Returns the line as text: the stage, its day, and a mark for the current one. */
function lineOf(stage: Stage, moves: StageMove[]): string {
  const last = moves.at(-1)?.at ?? day(1);
  return toStageLine({ stage, createdAt: day(1), stageChangedAt: last }, moves)
    .map(
      ({ stage, state, reachedAt }) =>
        stage + (reachedAt ? ` ${reachedAt.getUTCDate()}` : "") + (state === "current" ? "!" : ""),
    )
    .join(", ");
}

test.each<[Stage, StageMove[], string]>([
  ["new", [], "new 1!, in-review, quoted, scheduled, done"],
  ["in-review", [move("in-review", 2)], "new 1, in-review 2!, quoted, scheduled, done"],
  ["scheduled", [move("scheduled", 3)], "new 1, scheduled 3!, done"],
  [
    "done",
    [move("in-review", 2), move("quoted", 3), move("scheduled", 4), move("done", 9)],
    "new 1, in-review 2, quoted 3, scheduled 4, done 9!",
  ],
  [
    "in-review",
    [move("in-review", 2), move("quoted", 3), move("in-review", 5)],
    "new 1, in-review 5!, quoted, scheduled, done",
  ],
  ["declined", [move("in-review", 2), move("declined", 4)], "new 1, in-review 2, declined 4!"],
  ["canceled", [move("quoted", 2), move("canceled", 4)], "new 1, quoted 2, canceled 4!"],
])("a request that is %s", (stage, moves, expected) => {
  expect(lineOf(stage, moves)).toBe(expected);
});

test("a stage that the history does not tell is dated by the booking, or left out", () => {
  const line = toStageLine({ stage: "quoted", createdAt: day(1), stageChangedAt: day(6) }, []);
  expect(line.slice(0, 2)).toEqual([
    { stage: "new", state: "past", reachedAt: day(1) },
    { stage: "quoted", state: "current", reachedAt: day(6) },
  ]);
});

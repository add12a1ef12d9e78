import { expect, test } from "vitest";
import type { Stage } from "~/db/schema.server";
import { type StageMove, toStageLine } from "./stage-line";

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const move = (to: Stage, date: number): StageMove => ({ to, at: day(date) });

/** Returns the line as text: each stage with its day, and a mark for the current one. */
function lineOf(stage: Stage, moves: StageMove[], hasVisit = false): string {
  const last = moves.at(-1)?.at ?? day(1);
  return toStageLine({ stage, createdAt: day(1), stageChangedAt: last, hasVisit }, moves)
    .map(
      ({ stage, state, reachedAt }) =>
        stage + (reachedAt ? ` ${reachedAt.getUTCDate()}` : "") + (state === "current" ? "!" : ""),
    )
    .join(", ");
}

test.each<[Stage, StageMove[], string, boolean?]>([
  ["new", [], "new 1!, in-review, quoted, done"],
  ["in-review", [move("in-review", 2)], "new 1, in-review 2!, quoted, done"],
  ["scheduled", [move("scheduled", 3)], "new 1, in-review, scheduled 3!, done", true],
  [
    "done",
    [move("in-review", 2), move("quoted", 3), move("scheduled", 4), move("done", 9)],
    "new 1, in-review 2, quoted 3, scheduled 4, done 9!",
    true,
  ],
  [
    "in-review",
    [move("in-review", 2), move("quoted", 3), move("in-review", 5)],
    "new 1, in-review 5!, quoted, done",
  ],
  ["quoted", [move("quoted", 2)], "new 1, in-review, quoted 2!, done"],
  ["declined", [move("in-review", 2), move("declined", 4)], "new 1, in-review 2, declined 4!"],
  ["canceled", [move("quoted", 2), move("canceled", 4)], "new 1, quoted 2, canceled 4!"],
])("a request that is %s", (stage, moves, expected, hasVisit) => {
  expect(lineOf(stage, moves, hasVisit)).toBe(expected);
});

test("omits the stage Scheduled without a visit, and after its visit was canceled", () => {
  const moves = [move("scheduled", 2), move("in-review", 3), move("quoted", 4), move("done", 9)];
  expect(lineOf("done", moves)).toBe("new 1, in-review 3, quoted 4, done 9!");
});

test("a stage without history has the booking's date, or is omitted", () => {
  const line = toStageLine(
    { stage: "quoted", createdAt: day(1), stageChangedAt: day(6), hasVisit: false },
    [],
  );
  expect(line.slice(0, 3)).toEqual([
    { stage: "new", state: "past", reachedAt: day(1) },
    { stage: "in-review", state: "past", reachedAt: null },
    { stage: "quoted", state: "current", reachedAt: day(6) },
  ]);
});

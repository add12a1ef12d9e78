import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canChange, isClosed, stages, transitions } from "./stages";

const actors = ["staff", "visitor", "software"] as const;

/** Returns the allowed changes in docs/architecture.md, such as `new -> canceled: staff visitor`. */
function readDrawing(): string[] {
  const [, drawing = ""] =
    /stateDiagram-v2\n(.*?)```/s.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
  return [...drawing.matchAll(/^ {2}(\w+) --> (\w+): (.*)$/gm)].map(([, from, to, who = ""]) => {
    const named = actors.filter((actor) => who.includes(actor));
    return `${from} -> ${to}: ${named.join(" ")}`.replaceAll("review", "in-review");
  });
}

test("the table allows exactly the changes in the drawing", () => {
  const allowed = stages.flatMap((from) =>
    stages.flatMap((to) => {
      const able = actors.filter((actor) => canChange(from, to, actor));
      return able.length > 0 ? [`${from} -> ${to}: ${able.join(" ")}`] : [];
    }),
  );
  expect(readDrawing().sort()).toEqual(allowed.sort());
});

test("every stage can be left, and every other one can be reached from a new booking", () => {
  const reached = new Set(["new"]);
  for (const from of reached) for (const to of Object.keys(transitions[from as "new"])) reached.add(to);
  expect(reached).toEqual(new Set(stages));
  for (const stage of stages) expect(Object.keys(transitions[stage]), stage).not.toHaveLength(0);
});

test("a visitor never changes a closed booking", () => {
  for (const from of stages.filter(isClosed))
    for (const to of stages) expect(canChange(from, to, "visitor"), `${from} -> ${to}`).toBe(false);
});

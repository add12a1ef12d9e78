import { expect, test } from "vitest";
import { canChange, isClosed, stages, transitions } from "./stages";

/** Every allowed change, as docs/architecture.md draws it. */
const allowed = `
  new -> in-review: staff
  new -> quoted: staff
  new -> scheduled: staff
  new -> declined: staff
  new -> canceled: staff visitor
  in-review -> new: staff
  in-review -> quoted: staff
  in-review -> scheduled: staff
  in-review -> declined: staff
  in-review -> canceled: staff visitor
  quoted -> in-review: staff visitor
  quoted -> scheduled: staff
  quoted -> declined: staff
  quoted -> canceled: staff visitor
  scheduled -> in-review: staff
  scheduled -> done: staff
  scheduled -> canceled: staff visitor
  done -> in-review: staff
  declined -> in-review: staff
  canceled -> in-review: staff`;

test("the table allows these changes and no others", () => {
  const written = stages.flatMap((from) =>
    stages.flatMap((to) => {
      const actors = (["staff", "visitor"] as const).filter((actor) => canChange(from, to, actor));
      return actors.length > 0 ? [`\n  ${from} -> ${to}: ${actors.join(" ")}`] : [];
    }),
  );
  expect(new Set(written.join("").split("\n"))).toEqual(new Set(allowed.split("\n")));
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

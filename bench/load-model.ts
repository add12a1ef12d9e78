import "./environment";
import { measureCosts } from "./load/measure-costs";
import { computeNeeds, type Needs, smallFirm } from "./load/model";
import { ensureBuilt, ensureInstalled } from "../scripts/setup.js";

/**
 * `npm run bench:load`: measures what each kind of work costs, and prints what 1, 10, 100 and 1,000 times the load of a small firm
 * needs. `docs/scale.md` explains both tables. Arguments replace the assumptions: `npm run bench:load -- bookings=50`.
 */
const factors = [1, 10, 100, 1_000];

ensureInstalled();
await ensureBuilt();

const load = { ...smallFirm, ...readAssumptions(process.argv.slice(2)) };
const costs = await measureCosts();

console.log("| work | app, ms | PostgreSQL, ms | sent, kB | stored, kB |\n|---|---|---|---|---|");
for (const [work, cost] of Object.entries(costs)) {
  const { appMs, databaseMs, sentBytes, storedBytes } = cost;
  const cells = [appMs, databaseMs, sentBytes / 1000, storedBytes / 1000].map((value) => value.toFixed(1));
  console.log(`| ${work} | ${cells.join(" | ")} |`);
}

console.log(`\n| a day's load | ${factors.map((factor) => `${factor}×`).join(" | ")} |`);
console.log(`|---|${factors.map(() => "---").join("|")}|`);
const columns = factors.map((factor) => computeNeeds(costs, load, factor));
for (const name of Object.keys(columns[0] ?? {}) as (keyof Needs)[])
  console.log(`| ${name} | ${columns.map((needs) => format(needs[name])).join(" | ")} |`);

/** Reads `name=number` pairs. */
function readAssumptions(pairs: string[]): Partial<typeof smallFirm> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      if (!(name in smallFirm) || !(Number(value) >= 0))
        throw new Error(`${pair} is none of ${Object.keys(smallFirm).join(", ")} with a number.`);
      return [name, Number(value)];
    }),
  );
}

function format(value: number): string {
  return new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 }).format(value);
}

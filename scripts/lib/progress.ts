import type { Reporter } from "~/backup/reporter";

/** Milliseconds between two lines about the same step. */
const interval = 5_000;

/** Prints finished steps at once, and a long step every five seconds. */
export function printProgress(): Reporter {
  let lastAt = Date.now();
  return {
    progress: (step, count) => {
      if (Date.now() - lastAt < interval) return;
      lastAt = Date.now();
      console.log(`  ${step}${count > 0 ? `: ${count.toLocaleString("en-US")}` : ""} ...`);
    },
    line: (text) => {
      lastAt = Date.now();
      console.log(text);
    },
  };
}

/** Names the files whose content is lost, the first 20 of them. */
export function listLost(lost: readonly string[]): string {
  const lines = [
    `${lost.length} stored files are missing or damaged:`,
    ...lost.slice(0, 20).map((name) => `  ${name}`),
  ];
  if (lost.length > 20) lines.push(`  and ${lost.length - 20} more`);
  return lines.join("\n");
}

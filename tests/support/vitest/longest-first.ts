import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest test files, longest first. Most of them take a minute or more. */
const longest = [
  "tests/processes/development",
  "tests/journeys/policies",
  "tests/processes/release",
  "tests/browser/accessibility",
  "tests/browser/hydration",
  "tests/journeys/hostile-forms",
  "tests/processes/commands",
  "tests/processes/backup",
  "tests/faults/clients",
  "tests/processes/stop",
  "tests/processes/start",
  "tests/faults/kill",
  "tests/processes/nginx",
  "app/backup/backup.server",
  "tests/integration/api-properties",
  "app/backup/move.server",
].map((name) => path.resolve(`${name}.test.ts`));

/**
 * Begins with the longest files. Otherwise a long file that begins late leaves a core idle for minutes. In a new clone, Vitest knows only
 * the sizes of files, which say little about their duration.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = ({ moduleId }: TestSpecification) => longest.indexOf(moduleId) + 1 || longest.length + 1;
    return (await super.sort(files)).sort((one, other) => order(one) - order(other));
  }
}

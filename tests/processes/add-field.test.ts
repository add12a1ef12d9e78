import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAppFolder } from "#tests/support/app/folder";
import { copySources } from "#tests/support/app/source-copy";

/** Longer than a line may be, and as long as a paragraph. */
const length = 4_000;
const sources = copySources({ copied: [".oxfmtrc.json", "drizzle", "drizzle.config.ts", "tests/support"] });
const app = createAppFolder();

const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [file, ...args], {
    cwd: sources.folder,
    encoding: "utf8",
    env: {
      ...process.env,
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      DATA_DIR: path.join(app, "data"),
      DATABASE_URL: "",
    },
  });

// The edits of "Add a field to a step" in docs/recipes.md, but for the input.
beforeAll(() => {
  const after = (file: string, line: string, added: string) => sources.edit(file, line, `${line}\n${added}`);
  after(
    "app/booking/fields.ts",
    '  accessInstructions: { step: 2, kind: "paragraph", isPersonal: true },',
    '  gateNotes: { step: 2, kind: "paragraph", isPersonal: true },',
  );
  after(
    "app/booking/schema.ts",
    "  accessInstructions: optionalText(() => errors.accessInstructions),",
    "  gateNotes: optionalText(() => errors.accessInstructions),",
  );
  after(
    "app/messages/en-US/booking-answers.ts",
    '  accessInstructions: "Access Instructions",',
    '  gateNotes: "Gate Notes",',
  );
  after(
    "app/messages/vi/booking-answers.ts",
    '  accessInstructions: "Cách vào địa điểm",',
    '  gateNotes: "Mã cổng",',
  );
  after(
    "app/messages/fr-BE/booking-answers.ts",
    '  accessInstructions: "Consignes d’accès",',
    '  gateNotes: "Code du portail",',
  );
  after(
    "app/db/schema/bookings.server.ts",
    '    accessInstructions: text().notNull().default(""),',
    '    gateNotes: text().notNull().default(""),',
  );
  after("app/api/examples/success.ts", '  accessInstructions: "Ring twice",', '  gateNotes: "Code 1234",');
  run("node_modules/drizzle-kit/bin.cjs", "generate", "--name", "gate-notes");
}, 60_000);

afterAll(() => {
  sources.remove();
  rmSync(app, { recursive: true, force: true });
}, 60_000);

test("a field that is added by the recipe is kept, translated, exported, documented and erased", () => {
  const printed = run(
    "--import",
    path.resolve("node_modules/tsx/dist/loader.mjs"),
    "tests/support/programs/added-field.ts",
    "gateNotes",
    String(length),
  );
  expect(JSON.parse(printed)).toEqual({
    kept: length,
    json: length,
    exportedAs: "Gate Notes",
    documentedAs: { type: "string" },
    afterErasure: "",
    untranslated: [],
  });
}, 60_000);

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

/** By language: the label after which the new one stands, the new label, and the error for a long text. */
const texts = [
  ["en-US", "Access Instructions", "Gate Notes", "Shorten the gate notes to # characters or fewer"],
  ["vi", "Cách vào địa điểm", "Ghi chú về cổng", "Rút ngắn ghi chú về cổng còn tối đa # ký tự"],
  [
    "fr-BE",
    "Consignes d’accès",
    "Code du portail",
    "Raccourcissez le code du portail à # caractères au maximum",
  ],
] as const;

// The edits of "Add a field to a step" in docs/recipes.md.
beforeAll(() => {
  const after = (file: string, line: string, added: string) => sources.edit(file, line, `${line}\n${added}`);
  after(
    "app/booking-fields.ts",
    '  accessInstructions: { step: 2, kind: "paragraph", isPersonal: true, rows: 3 },',
    '  gateNotes: { step: 2, kind: "paragraph", isPersonal: true },',
  );
  for (const [locale, label, newLabel, tooLong] of texts) {
    after(
      `app/messages/${locale}/booking-answers.ts`,
      `  accessInstructions: "${label}",`,
      `  gateNotes: "${newLabel}",`,
    );
    after(
      `app/messages/${locale}/booking-errors.ts`,
      "export const answerErrors = {",
      `  gateNotes: { missing: "${newLabel}", tooLong: plural({ other: "${tooLong}" }) },`,
    );
  }
  run("node_modules/drizzle-kit/bin.cjs", "generate", "--name", "gate-notes");
}, 60_000);

afterAll(() => {
  sources.remove();
  rmSync(app, { recursive: true, force: true });
}, 60_000);

test("a field that is added by the recipe is in the form, kept, reviewed, translated, exported, documented and erased", () => {
  const printed = run(
    "--import",
    path.resolve("node_modules/tsx/dist/loader.mjs"),
    "tests/support/programs/run-with-vite.ts",
    "/tests/support/programs/added-field.ts",
    "gateNotes",
    String(length),
  );
  expect(JSON.parse(printed)).toEqual({
    inputs: [
      "service",
      "serviceLocation",
      "accessInstructions",
      "gateNotes",
      "scanType",
      "preferredDate",
      "backupDate",
    ],
    kept: length,
    reviewedAs: "Gate Notes",
    json: length,
    exportedAs: "Gate Notes",
    documentedAs: { type: "string" },
    afterErasure: "",
    untranslated: [],
  });
}, 60_000);

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAppFolder } from "#tests/support/app/folder";
import { copySources } from "#tests/support/app/source-copy";

/** Answers for the new fields. The text is longer than a line can be, and as long as a paragraph can be. */
const typed = { gateNotes: "x".repeat(4_000), travelBudget: "250", galleryConsent: "on" };
const sources = copySources({ copied: ["drizzle", "drizzle.config.ts", "tests/support"] });
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

const texts = [
  [
    "en-US",
    { gateNotes: "Gate Notes", travelBudget: "Travel Budget", galleryConsent: "Gallery" },
    "Shorten the gate notes to # characters or fewer",
  ],
  [
    "vi",
    { gateNotes: "Ghi chú về cổng", travelBudget: "Ngân sách đi lại", galleryConsent: "Phòng trưng bày" },
    "Rút ngắn ghi chú về cổng còn tối đa # ký tự",
  ],
  [
    "fr-BE",
    { gateNotes: "Code du portail", travelBudget: "Budget de déplacement", galleryConsent: "Galerie" },
    "Raccourcissez le code du portail à # caractères au maximum",
  ],
] as const;

// Makes the edits that "Add a field to a step" in docs/recipes.md describes.
beforeAll(() => {
  const after = (file: string, line: string, added: string) => sources.edit(file, line, `${line}\n${added}`);
  const fields = "app/booking-fields.ts";
  after(
    fields,
    '  accessInstructions: { step: 2, kind: "paragraph", isPersonal: true, rows: 3 },',
    '  gateNotes: { step: 2, kind: "paragraph", isPersonal: true },',
  );
  after(
    fields,
    '  budgetRange: { step: 3, kind: "dollars", isPersonal: false, min: 0, max: 5_000, initial: 500 },',
    '  travelBudget: { step: 3, kind: "dollars", isPersonal: true, min: 0, max: 900, initial: 100 },',
  );
  after(
    fields,
    '  showcaseConsent: { step: 5, kind: "consent", isPersonal: true },',
    '  galleryConsent: { step: 5, kind: "consent", isPersonal: true },',
  );
  for (const [locale, labels, tooLong] of texts) {
    after(
      `app/messages/${locale}/booking-answers.ts`,
      "export const answerLabels = {",
      Object.entries(labels)
        .map(([name, label]) => `  ${name}: "${label}",`)
        .join("\n"),
    );
    const { gateNotes, travelBudget, galleryConsent } = labels;
    after(
      `app/messages/${locale}/booking-errors.ts`,
      "export const answerErrors = {",
      `  gateNotes: { missing: "${gateNotes}", tooLong: plural({ other: "${tooLong}" }) },
  travelBudget: { format: "${travelBudget}", fraction: "${travelBudget}", range: "${travelBudget}" },
  galleryConsent: { format: "${galleryConsent}" },`,
    );
  }
  after(
    "app/messages/en-US/bookings-list.ts",
    "export const csvColumns = {",
    '  galleryConsent: "Gallery Consent (Pacific time)",',
  );
  after(
    "app/routes/site/booking/later-fields.tsx",
    "  const consents: Record<NameOfStep<5>, { label: ReactNode; hint: string }> = {",
    '    galleryConsent: { label: answers.answerLabels.galleryConsent, hint: "" },',
  );
  run("node_modules/drizzle-kit/bin.cjs", "generate", "--name", "new-fields");
}, 60_000);

afterAll(() => {
  sources.remove();
  rmSync(app, { recursive: true, force: true });
}, 60_000);

test("a migration gives existing bookings a value for each new field, and limits an amount", () => {
  const folder = path.join(sources.folder, "drizzle");
  const migration = readdirSync(folder).find((name) => name.endsWith("_new-fields.sql")) ?? "";
  const sql = readFileSync(path.join(folder, migration), "utf8");
  expect(sql.split("--> statement-breakpoint\n")).toEqual([
    `ALTER TABLE "bookings" ADD COLUMN "gate_notes" text DEFAULT '' NOT NULL;`,
    'ALTER TABLE "bookings" ADD COLUMN "travel_budget" integer DEFAULT 100 NOT NULL;',
    'ALTER TABLE "bookings" ADD COLUMN "gallery_consent_at" timestamp (3) with time zone;',
    'ALTER TABLE "bookings" ADD CONSTRAINT "bookings_travel_budget_check" CHECK ("bookings"."travel_budget" between 0 and 900);',
  ]);
});

test("fields added by the recipe are in the form, stored, shown, exported, documented and erased", () => {
  const printed = run(
    "--import",
    path.resolve("node_modules/tsx/dist/loader.mjs"),
    "tests/support/programs/run-with-vite.ts",
    "/tests/support/programs/added-field.ts",
    JSON.stringify(typed),
  );
  const time: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}/);
  const agreed = {
    terms: { acceptedAt: time, version: 1 },
    privacy: { acceptedAt: time, version: 1 },
  };
  const { gateNotes } = typed;
  expect(JSON.parse(printed)).toEqual({
    inputs: {
      2: [
        "service",
        "serviceLocation",
        "accessInstructions",
        "gateNotes",
        "scanType",
        "preferredDate",
        "backupDate",
      ],
      3: [
        "purpose",
        "projectScope",
        "numberOfRooms",
        "outputFormats",
        "budgetRange",
        "travelBudget",
        "projectTimeline",
      ],
      5: [
        "termsVersion",
        "privacyVersion",
        "termsAccepted",
        "privacyConsent",
        "showcaseConsent",
        "galleryConsent",
      ],
    },
    kept: typed,
    reviewed: { "Gate Notes": gateNotes, "Travel Budget": "$250" },
    booked: {
      json: { gateNotes, travelBudget: 250, galleryConsent: true },
      sheet: {
        "Gate Notes": gateNotes,
        "Travel Budget": "$250",
        Gallery: expect.stringMatching(/^Accepted/) as unknown,
      },
      csv: {
        "Gate Notes": gateNotes,
        "Travel Budget (US dollars)": "250",
        "Gallery Consent (Pacific time)": time,
      },
      consents: { ...agreed, showcase: { acceptedAt: null }, gallery: { acceptedAt: time } },
    },
    erased: {
      json: { gateNotes: "", travelBudget: 100, galleryConsent: false },
      sheet: { "Travel Budget": "$100", Gallery: "Not given" },
      csv: {},
      consents: { ...agreed, showcase: { acceptedAt: null }, gallery: { acceptedAt: null } },
    },
    documented: {
      gateNotes: { type: "string" },
      travelBudget: { type: "integer", minimum: 0, maximum: 900 },
      galleryConsent: { type: "boolean" },
    },
  });
}, 60_000);

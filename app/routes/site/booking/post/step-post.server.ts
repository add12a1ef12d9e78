import { trapField } from "~/booking-fields";
import { toFileDraft } from "~/booking/form/draft.server";
import { pickAnswers, type RawAnswers } from "~/booking/form/journey";
import { type FileOutcome, maxRefusedFiles, readRefusedRow } from "~/booking/form/refused-files";
import type { StepNumber } from "~/booking/form/steps";
import type { LegalDocument } from "~/db/schema.server";
import { maxFilesPerBooking } from "~/files/limits";
import { UploadError } from "~/files/transport/upload-error";
import { isUuid } from "~/lib/uuid";
import { readForm } from "~/server/read-body.server";
import { receiveForm } from "~/server/receive-form.server";
import { readVersionNumber } from "~/settings/legal/version-number";

type Intent =
  | { kind: "next" | "previous" | "upload" | "submit" | "later" }
  | { kind: "remove"; fileId: string }
  /** Dismisses the message about a refused file. */
  | { kind: "dismiss"; name: string };

export interface StepPost {
  intent: Intent;
  /** One entry for each input of the step, so that an emptied one overwrites what was saved. */
  answers: RawAnswers;
  /** The versions of the legal texts that the form showed; null for a form that does not say. */
  shown: Record<LegalDocument, number | null>;
  /** Whether the field that no person sees was filled in. */
  isTrapped: boolean;
  files: FileOutcome & {
    /** Whether files of this post were refused, so that the visitor has not seen their messages yet. */
    areNewlyRefused: boolean;
  };
  /** Why the form did not arrive completely: `answers` then contains only what did. */
  fault: UploadError | null;
}

/** What has arrived of a form, so that what arrived before a failure is kept. */
export interface ArrivedForm {
  fields: URLSearchParams;
  isComplete: boolean;
}

/**
 * Reads a form without files.
 *
 * @param form receives the fields
 * @throws {Response} as `readForm`
 */
export async function readStepPost(request: Request, form: ArrivedForm, step: StepNumber): Promise<StepPost> {
  form.fields = await readForm(request);
  form.isComplete = true;
  return toStepPost(form, step);
}

/**
 * Receives a multipart form, whose files are stored.
 *
 * @param form receives the fields as they arrive
 * @throws an unexpected error, such as of an unavailable database; what is wrong with the upload is the `fault` of the post
 */
export async function receiveStepPost(
  request: Request,
  form: ArrivedForm,
  { step, draftId }: { step: StepNumber; draftId: string },
): Promise<StepPost> {
  const rule = { maxFiles: maxFilesPerBooking, owner: toFileDraft(draftId), fields: form.fields };
  try {
    return await receiveForm(request, rule, ({ stored, refused }) => {
      form.isComplete = true;
      const post = toStepPost(form, step);
      post.files.refused.push(...refused);
      post.files.settled.push(...stored.map(({ originalName }) => originalName));
      post.files.areNewlyRefused = refused.length > 0;
      return post;
    });
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return { ...toStepPost(form, step), fault: error };
  }
}

/** Returns one answer for each input of the step; of a form that did not arrive completely, only what did. */
export function answersOf({ fields, isComplete }: ArrivedForm, step: StepNumber): RawAnswers {
  const answers = pickAnswers([...fields], step);
  if (isComplete) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => fields.has(name)));
}

function toStepPost(form: ArrivedForm, step: StepNumber): StepPost {
  const { fields } = form;
  const intent = readIntent(fields.get("intent") ?? "next");
  return {
    intent,
    answers: answersOf(form, step),
    shown: {
      terms: readVersionNumber(fields.get("termsVersion") ?? ""),
      privacy: readVersionNumber(fields.get("privacyVersion") ?? ""),
    },
    isTrapped: fields.getAll(trapField).some((value) => value !== ""),
    files: {
      refused: fields
        .getAll("refused")
        .slice(0, maxRefusedFiles)
        .flatMap((row) => readRefusedRow(row)?.refused ?? []),
      settled: [
        ...fields.getAll("dismissed").slice(0, maxRefusedFiles),
        ...(intent.kind === "dismiss" ? [intent.name] : []),
      ],
      areNewlyRefused: false,
    },
    fault: null,
  };
}

const plainIntents = ["previous", "upload", "submit", "later"] as const;

function readIntent(text: string): Intent {
  const [, verb, object = ""] = /^(remove|dismiss):(.*)$/s.exec(text.slice(0, 1_000)) ?? [];
  if (verb === "dismiss") return { kind: verb, name: object };
  if (verb === "remove" && isUuid(object)) return { kind: verb, fileId: object };
  return { kind: plainIntents.find((kind) => kind === text) ?? "next" };
}

import { finished } from "node:stream/promises";
import { trapField } from "~/booking-fields";
import { toFileDraft } from "~/booking/form/draft.server";
import { pickAnswers, type RawAnswers } from "~/booking/form/journey";
import {
  type FileOutcome,
  maxRefusedFiles,
  readRefusedRow,
  type RefusedFile,
} from "~/booking/form/refused-files";
import type { StepNumber } from "~/booking/form/steps";
import type { LegalDocument } from "~/db/schema.server";
import { maxFilesPerDraft, maxUnusedBytes } from "~/files/limits";
import { checkFile, cleanFileName } from "~/files/rules";
import { readMultipart } from "~/files/transport/multipart.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { UploadError } from "~/files/transport/upload-error";
import { isUuid } from "~/lib/uuid";
import * as uploadsText from "~/messages/uploads";
import { isMultipart } from "~/server/read-body.server";
import { requestContext } from "~/server/request-context.server";
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
  fields: [string, string][];
  isComplete: boolean;
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
  { step, draftId, address }: { step: StepNumber; draftId: string; address: string },
): Promise<StepPost> {
  try {
    const { stored, refused } = await receiveFiles(request, {
      draft: toFileDraft(draftId),
      maxFiles: maxFilesPerDraft,
      address,
      connection: requestContext(),
      onField: (name, value) => void form.fields.push([name, value]),
    });
    form.isComplete = true;
    const post = toStepPost(form, step);
    post.files.refused.push(...refused);
    post.files.settled.push(...stored.map(({ originalName }) => originalName));
    post.files.areNewlyRefused = refused.length > 0;
    return post;
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    await readUnread(request, form);
    return { ...toStepPost(form, step), fault: error };
  }
}

/**
 * Reads the text fields of a multipart form that nothing has read, because the database is unavailable or too many drafts
 * were opened. The files are discarded.
 */
export async function readUnread(request: Request, { fields }: ArrivedForm): Promise<void> {
  if (!isMultipart(request) || request.bodyUsed) return;
  let left = maxUnusedBytes;
  const onBytes = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new UploadError(413, uploadsText.tooMuchAtOnce);
  };
  await readMultipart(request, {
    maxFiles: maxFilesPerDraft,
    onFile: (content) => finished(content.resume()),
    onField: (name, value) => void fields.push([name, value]),
    onBytes,
    connection: requestContext(),
  }).catch(() => undefined);
}

/** Returns one answer for each input of the step; of a form that did not arrive completely, only what did. */
export function answersOf({ fields, isComplete }: ArrivedForm, step: StepNumber): RawAnswers {
  const answers = pickAnswers(fields, step);
  if (isComplete) return answers;
  const arrived = new Set(fields.map(([name]) => name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => arrived.has(name)));
}

export function toStepPost(form: ArrivedForm, step: StepNumber): StepPost {
  const { fields } = form;
  const getValues = (wanted: string) => fields.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const intent = readIntent(getValues("intent")[0]);
  return {
    intent,
    answers: answersOf(form, step),
    shown: {
      terms: readVersionNumber(getValues("termsVersion")[0]),
      privacy: readVersionNumber(getValues("privacyVersion")[0]),
    },
    isTrapped: getValues(trapField).some((value) => value !== ""),
    files: {
      refused: getValues("refused").slice(0, maxRefusedFiles).flatMap(readRefusedInBrowser),
      settled: [
        ...getValues("dismissed").slice(0, maxRefusedFiles),
        ...(intent.kind === "dismiss" ? [intent.name] : []),
      ],
      areNewlyRefused: false,
    },
    fault: null,
  };
}

/** Reads a file that the page refused. The server determines the message itself and does not trust one from the client. */
function readRefusedInBrowser(row: string): RefusedFile[] {
  const file = readRefusedRow(row);
  const message = file && checkFile(file);
  return file && message ? [{ name: cleanFileName(file.name), message }] : [];
}

const plainIntents = ["previous", "upload", "submit", "later"] as const;

function readIntent(text = "next"): Intent {
  const [, verb, object = ""] = /^(remove|dismiss):(.*)$/s.exec(text.slice(0, 1_000)) ?? [];
  if (verb === "dismiss") return { kind: verb, name: object };
  if (verb === "remove" && isUuid(object)) return { kind: verb, fileId: object };
  return { kind: plainIntents.find((kind) => kind === text) ?? "next" };
}

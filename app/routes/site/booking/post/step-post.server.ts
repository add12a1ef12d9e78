import { finished } from "node:stream/promises";
import { pickAnswers } from "~/booking/form/answer-bounds";
import { DraftMovedError } from "~/booking/form/draft-moved-error";
import type { RawAnswers } from "~/booking/form/journey";
import { toFileDraft } from "~/booking/form/open-draft.server";
import { type FileOutcome, maxRefusedFiles, type RefusedFile } from "~/booking/form/refused-files";
import type { StepNumber } from "~/booking/form/steps";
import { trapField } from "~/booking/spam/trap-field";
import type { LegalDocument } from "~/db/schema.server";
import type { FileDraft } from "~/files/insert-files.server";
import { maxFilesPerDraft, maxUnusedBytes } from "~/files/limits";
import { checkFile, cleanFileName } from "~/files/rules";
import { readMultipart } from "~/files/transport/multipart.server";
import { receiveFiles } from "~/files/transport/receive.server";
import { UploadError } from "~/files/transport/upload-error";
import { readForm, requirePost } from "~/forms/read-form.server";
import { isUuid } from "~/lib/uuid";
import { tooMuchAtOnce } from "~/messages/uploads";
import { clientAddress } from "~/server/client-address.server";
import { isMultipart } from "~/server/read-body.server";
import { requestContext } from "~/server/request-context.server";
import { readVersionNumber } from "~/settings/legal/version-number";
import type { TargetDraft } from "./target-draft.server";

/** The intent of the pressed button. */
export type Intent =
  | { kind: "next" | "previous" | "upload" | "submit" | "later" }
  /** Removes a stored file. */
  | { kind: "remove"; fileId: string }
  /** Dismisses the message about a refused file. */
  | { kind: "dismiss"; name: string };

/** The submitted form of a step. */
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
  /**
   * Why the form could not be read completely (an `UploadError`), or its files not stored (a `TooManyAttemptsError`, a
   * `DraftMovedError` or an unexpected error). `answers` then contains only what arrived.
   */
  fault: Error | null;
}

/**
 * Parses the post of a step: a URL-encoded form, or a multipart form whose files are stored.
 *
 * @param findTarget finds the draft of the files; called only for a multipart form
 * @throws {Response} 405 if it is not a POST; 400, 408, 413 or 415 if a URL-encoded form cannot be read
 */
export async function readStepPost(
  request: Request,
  step: StepNumber,
  findTarget: () => Promise<TargetDraft>,
): Promise<StepPost> {
  requirePost(request);
  if (!isMultipart(request)) return toStepPost([...(await readForm(request))], step);
  // Filled while the form arrives, so that what arrived before a failure is kept.
  const fields: [string, string][] = [];
  const onField = (name: string, value: string) => void fields.push([name, value]);
  try {
    const { stored, refused } = await receiveFiles(request, {
      draft: await openForFiles(findTarget),
      maxFiles: maxFilesPerDraft,
      address: clientAddress(),
      connection: requestContext(),
      onField,
    });
    const post = toStepPost(fields, step);
    post.files.refused.push(...refused);
    post.files.settled.push(...stored.map(({ originalName }) => originalName));
    post.files.areNewlyRefused = refused.length > 0;
    return post;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!request.bodyUsed) await readTextFields(request, onField);
    const arrived = new Set(fields.map(([name]) => name));
    const post = toStepPost(fields, step);
    const answers = Object.fromEntries(Object.entries(post.answers).filter(([name]) => arrived.has(name)));
    return { ...post, answers, fault: error };
  }
}

/** Creates the draft before the first file arrives. */
async function openForFiles(findTarget: () => Promise<TargetDraft>): Promise<FileDraft> {
  const target = await findTarget();
  if (target.found.kind === "moved") throw new DraftMovedError();
  await target.open();
  return toFileDraft(target.id);
}

/**
 * Reads the text fields of a form whose files cannot be stored, because the database is unavailable or too many drafts
 * were opened. The files are discarded.
 */
async function readTextFields(
  request: Request,
  onField: (name: string, value: string) => void,
): Promise<void> {
  let left = maxUnusedBytes;
  const onBytes = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw new UploadError(413, tooMuchAtOnce);
  };
  await readMultipart(request, {
    maxFiles: maxFilesPerDraft,
    onFile: (content) => finished(content.resume()),
    onField,
    onBytes,
    connection: requestContext(),
  }).catch(() => undefined);
}

function toStepPost(fields: [string, string][], step: StepNumber): StepPost {
  const getValues = (wanted: string) => fields.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const intent = readIntent(getValues("intent")[0]);
  return {
    intent,
    answers: pickAnswers(fields, step),
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

/**
 * Parses a file that the page refused, in the form `{bytes} {name}`. The server determines the message itself and does
 * not trust one from the client.
 */
function readRefusedInBrowser(text: string): RefusedFile[] {
  const [, size, name] = /^(\d{1,15}) (.+)$/s.exec(text.slice(0, 1_000)) ?? [];
  if (size === undefined || name === undefined) return [];
  const message = checkFile({ name, size: Number(size) });
  return message === null ? [] : [{ name: cleanFileName(name), message }];
}

const plainIntents = ["previous", "upload", "submit", "later"] as const;

function readIntent(text = "next"): Intent {
  const [, verb, object = ""] = /^(remove|dismiss):(.*)$/s.exec(text.slice(0, 1_000)) ?? [];
  if (verb === "dismiss") return { kind: verb, name: object };
  if (verb === "remove" && isUuid(object)) return { kind: verb, fileId: object };
  return { kind: plainIntents.find((kind) => kind === text) ?? "next" };
}

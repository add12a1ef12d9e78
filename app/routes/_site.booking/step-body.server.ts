import { z } from "zod";
import type { RawAnswers } from "~/booking/journey";
import { listAnswers, stepOf, type StepNumber } from "~/booking/steps";
import { cleanText } from "~/booking/text";
import { maxFilesPerDraft } from "~/files/rules";
import { receiveFiles } from "~/files/receive.server";
import { UploadError } from "~/files/upload-error";
import { findService } from "~/site/services";
import { readForm } from "~/http/form-body.server";

export type Intent = { kind: "next" | "previous" | "upload" | "submit" } | { kind: "remove"; fileId: string };

export interface StepBody {
  intent: Intent;
  /** One entry for each input of the step, so that an emptied one overwrites what was saved. */
  answers: RawAnswers;
  /** The service that the visitor came from. */
  service: string | undefined;
  /** A message for each file that was not accepted. */
  refused: string[];
}

/**
 * Reads what a step's form sent: as a plain form, or as a multipart one whose files go to storage.
 *
 * @param openDraft names the draft that the files belong to; called only when files may come.
 */
export async function readStepBody(
  request: Request,
  step: StepNumber,
  openDraft: () => Promise<string>,
): Promise<StepBody> {
  if (!isMultipart(request)) return toStepBody([...(await readForm(request))], step, []);
  try {
    const { fields, refused } = await receiveFiles(request, {
      draftId: await openDraft(),
      maxFiles: maxFilesPerDraft,
    });
    return toStepBody(
      fields,
      step,
      refused.map(({ message }) => message),
    );
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    // The files as a whole could not be taken: the visitor is told, and keeps what was typed and has arrived.
    const arrived = new Set(error.fields.map(([name]) => name));
    const { answers, service } = toStepBody(error.fields, step, []);
    const kept = Object.fromEntries(Object.entries(answers).filter(([name]) => arrived.has(name)));
    return { intent: { kind: "upload" }, answers: kept, service, refused: [error.message] };
  }
}

function toStepBody(fields: [string, string][], step: StepNumber, refused: string[]): StepBody {
  const valueOf = (wanted: string) => fields.find(([name]) => name === wanted)?.[1];
  return {
    intent: readIntent(valueOf("intent")),
    answers: pickAnswers(fields, step),
    service: findService(valueOf("service") ?? "")?.name,
    refused,
  };
}

function isMultipart(request: Request): boolean {
  return request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
}

function readIntent(text = "next"): Intent {
  const fileId = z.uuid().safeParse(/^remove:(.*)$/.exec(text)?.[1]);
  if (fileId.success) return { kind: "remove", fileId: fileId.data };
  return { kind: text === "previous" || text === "upload" || text === "submit" ? text : "next" };
}

function pickAnswers(fields: [string, string][], step: StepNumber): RawAnswers {
  const valuesOf = (name: string) =>
    fields.filter(([key]) => key === name).map(([, value]) => cleanText(value));
  return Object.fromEntries(
    stepOf(step).answers.map((name) => {
      const values = valuesOf(name);
      return [name, listAnswers.has(name) ? values.slice(0, 100) : (values[0] ?? "")];
    }),
  );
}

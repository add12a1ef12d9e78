import { z } from "zod";
import { fieldsOf, type RawAnswers, type StepNumber } from "~/booking/journey";
import { cleanText } from "~/booking/text";
import { maxFilesPerDraft } from "~/files/rules";
import { receiveFiles } from "~/files/receive.server";
import { findService } from "~/site/services";
import { readForm } from "~/http/form-body.server";

export type Intent = { kind: "next" | "previous" | "upload" | "submit" } | { kind: "remove"; fileId: string };

interface StepBody {
  intent: Intent;
  /** One entry for each input of the step, so that an emptied one overwrites what was saved. */
  answers: RawAnswers;
  /** The service that the visitor came from. */
  service: string | undefined;
  /** A message for each file that was not accepted. */
  refused: string[];
}

/** Reads what a step's form sent: as a plain form, or as a multipart one whose files go to storage. */
export async function readStepBody(request: Request, step: StepNumber, draftId: string): Promise<StepBody> {
  const isMultipart = request.headers.get("Content-Type")?.startsWith("multipart/form-data") ?? false;
  const { fields, refused } = isMultipart
    ? await receiveFiles(request, { draftId, maxFiles: maxFilesPerDraft })
    : { fields: [...(await readForm(request))], refused: [] };
  return {
    intent: readIntent(fields.find(([name]) => name === "intent")?.[1]),
    answers: pickAnswers(fields, step),
    service: findService(fields.find(([name]) => name === "service")?.[1] ?? "")?.name,
    refused: refused.map(({ message }) => message),
  };
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
    fieldsOf(step).map(({ name, isList }) => {
      const values = valuesOf(name);
      return [name, isList ? values.slice(0, 100) : (values[0] ?? "")];
    }),
  );
}

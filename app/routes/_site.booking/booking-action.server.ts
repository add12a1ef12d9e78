import { redirect } from "@remix-run/node";
import { readDraftCookie, writeDraftCookie } from "~/booking/draft-cookie.server";
import { findSubmitted, openDraft, saveAnswers } from "~/booking/draft.server";
import {
  clampStep,
  isValid,
  lastStep,
  nearestOpenStep,
  nextStep,
  previousStep,
  type RawAnswers,
  type StepNumber,
} from "~/booking/journey";
import { submitDraft } from "~/booking/submit.server";
import { removeDraftFile } from "~/files/files.server";
import { paths } from "~/paths";
import { refusedKey, toConfirmation } from "./booking-loader.server";
import { type Intent, readStepBody } from "./step-body.server";

/**
 * Takes what a step of the form sent: saves it, valid or not, and redirects to what comes next. A
 * step with errors is shown again by the loader, so a reload never sends a form twice.
 */
export async function takeStep(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const step = clampStep(query.get("step"));
  const from = query.get("from") === "check" ? ("check" as const) : undefined;
  const cookie = await readDraftCookie(request);

  const submitted = await findSubmitted(cookie.draft);
  if (submitted) return toConfirmation(submitted.reference, cookie.draft);

  const draftId = await openDraft(cookie.draft);
  const { intent, answers: typed, service, refused } = await readStepBody(request, step, draftId);
  if (intent.kind === "submit" && draftId !== cookie.draft) {
    // Sent again from a page that was submitted before: its cookie knows which booking that became.
    const earlier = await findSubmitted(cookie.confirmed);
    if (earlier) return toConfirmation(earlier.reference, cookie.confirmed);
  }
  const answers = await saveAnswers(draftId, {
    ...typed,
    ...(step === 4 && { [refusedKey]: refused }),
  });
  if (!answers) return redirect(paths.booking({ start: "over" }));
  const all = service ? await addService(draftId, answers, service) : answers;

  if (intent.kind === "remove") await removeDraftFile(draftId, intent.fileId);
  if (intent.kind === "submit" && isReadyToSubmit(all)) {
    const booking = await submitDraft(draftId);
    if (booking) return toConfirmation(booking.reference, draftId);
  }
  return redirect(paths.booking(destination({ step, from, intent, answers: all, refused })), {
    headers: { "Set-Cookie": await writeDraftCookie({ ...cookie, draft: draftId }) },
  });
}

interface Position {
  step: StepNumber;
  from: "check" | undefined;
  intent: Intent;
  answers: RawAnswers;
  refused: string[];
}

function destination({
  step,
  from,
  intent,
  answers,
  refused,
}: Position): Parameters<typeof paths.booking>[0] {
  if (intent.kind === "previous") return { step: previousStep(step) };
  if (intent.kind === "upload" || intent.kind === "remove" || refused.length > 0) return { step, from };
  if (!isValid(step, answers)) return { step, from, show: "errors" };
  if (from === "check") return { step: lastStep };
  return { step: nextStep(step) };
}

function isReadyToSubmit(answers: RawAnswers): boolean {
  return nearestOpenStep(lastStep, answers) === lastStep && isValid(lastStep, answers);
}

/** Ticks the service that the visitor came from, beside those already ticked. */
async function addService(draftId: string, answers: RawAnswers, service: string): Promise<RawAnswers> {
  const ticked = [answers.additionalServices ?? []].flat();
  if (ticked.includes(service)) return answers;
  return (await saveAnswers(draftId, { additionalServices: [...ticked, service] })) ?? answers;
}

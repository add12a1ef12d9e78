import { data, redirect } from "@remix-run/node";
import { type DraftCookie, readDraftCookie, writeDraftCookie } from "~/booking/draft-cookie.server";
import { findSubmitted, openDraft, saveAnswers } from "~/booking/draft.server";
import { isValid, nearestOpenStep, type RawAnswers } from "~/booking/journey";
import { clampStep, lastStep, nextStep, previousStep, type StepNumber } from "~/booking/steps";
import { notifyOfBooking } from "~/booking/notify.server";
import { submitDraft } from "~/booking/submit.server";
import { removeDraftFile } from "~/files/files.server";
import { describeFailure, type Failure } from "~/http/failure.server";
import { paths } from "~/paths";
import { refusedKey, toConfirmation } from "./booking-loader.server";
import { type Intent, readStepBody, type StepBody } from "./step-body.server";

/** What the action answers when it could not save: every other answer is a redirect. */
export interface StepNotSaved {
  failure: Failure;
  /** As they were typed. */
  values: RawAnswers;
}

/**
 * Takes what a step of the form sent: saves it, valid or not, and redirects to what comes next. A
 * step with errors is shown again by the loader, so a reload never sends a form twice.
 */
export async function takeStep(request: Request) {
  const step = clampStep(new URL(request.url).searchParams.get("step"));
  let values: RawAnswers = {};
  try {
    const cookie = await readDraftCookie(request);
    const body = await readStepBody(request, step, () => openDraft(cookie.draft));
    values = body.answers;
    return await keepStep(request, step, cookie, body);
  } catch (error) {
    const { failure, init } = describeFailure(error);
    return data<StepNotSaved>({ failure, values }, init);
  }
}

async function keepStep(request: Request, step: StepNumber, cookie: DraftCookie, body: StepBody) {
  const { intent, answers: typed, service, refused } = body;
  // A form sent again, from a page that was submitted: its cookie knows which booking it became.
  const earlier =
    (await findSubmitted(cookie.draft)) ??
    (intent.kind === "submit" ? await findSubmitted(cookie.confirmed) : null);
  if (earlier) return toConfirmation(request, earlier.reference, earlier.draftId);

  const draftId = await openDraft(cookie.draft);
  const answers = await saveAnswers(draftId, { ...typed, ...(step === 4 && { [refusedKey]: refused }) });
  if (!answers) return redirect(paths.booking({ start: "over" }));
  const all = service ? await addService(draftId, answers, service) : answers;

  if (intent.kind === "remove") await removeDraftFile(draftId, intent.fileId);
  if (intent.kind === "submit" && isReadyToSubmit(all)) {
    const booking = await submitDraft(draftId);
    // Not awaited: the visitor does not wait for a mail server.
    if (booking?.isNew) void notifyOfBooking(booking.id);
    if (booking) return toConfirmation(request, booking.reference, draftId);
  }
  const from = new URL(request.url).searchParams.get("from") === "check" ? ("check" as const) : undefined;
  return redirect(paths.booking(destination({ step, from, intent, answers: all, refused })), {
    headers: { "Set-Cookie": await writeDraftCookie(request, { ...cookie, draft: draftId }) },
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

import { data, redirect } from "@remix-run/node";
import { writeDraftCookie, readDraftCookie, type DraftCookie } from "~/booking/draft-cookie.server";
import { findDraft, findSubmitted } from "~/booking/draft.server";
import { checkStep, nearestOpenStep, type RawAnswers, requiredAnswers } from "~/booking/journey";
import { clampStep, stepOf, type StepNumber } from "~/booking/steps";
import { readableAnswers } from "~/booking/readable-answers";
import { filesOfDraft } from "~/files/files.server";
import { describeFailure } from "~/http/failure.server";
import { paths } from "~/paths";
import { findService } from "~/site/services";
import { confirmationOf } from "./confirmation-of.server";

/** The answers-so-far key under which a refused upload leaves its messages for the next page. */
export const refusedKey = "refusedFiles";

/** What `/booking` shows: a step of the form, the confirmation of a booking, or that neither can be read. */
export async function loadBooking(request: Request) {
  const query = new URL(request.url).searchParams;
  try {
    return await loadStepOrConfirmation(request, query, await readDraftCookie(request));
  } catch (error) {
    const { failure, init } = describeFailure(error);
    return data({ kind: "unavailable" as const, step: clampStep(query.get("step")), failure }, init);
  }
}

async function loadStepOrConfirmation(request: Request, query: URLSearchParams, cookie: DraftCookie) {
  const confirmed = query.get("confirmed");
  if (confirmed !== null) return loadConfirmation(cookie, confirmed);
  // The answer to the submit may have been lost on the way: the visitor is shown what became of it.
  const submitted = await findSubmitted(cookie.draft);
  if (submitted) throw await toConfirmation(request, submitted.reference, submitted.draftId);
  return loadStep(query, cookie);
}

async function loadStep(query: URLSearchParams, cookie: DraftCookie) {
  const wanted = query.get("step");
  const step = clampStep(wanted);
  if (wanted !== null && wanted !== String(step)) throw redirect(paths.booking({ step }));
  const draft = await findDraft(cookie.draft);
  if (!draft && step > 1) throw redirect(paths.booking({ start: "over" }));
  const answers = draft ?? {};
  redirectToOpenStep(step, answers);

  const files = cookie.draft && draft ? await filesOfDraft(cookie.draft) : [];
  const isShowingErrors = query.get("show") === "errors" && draft !== null;
  return {
    kind: "step" as const,
    step,
    values: pick(answers, step),
    required: requiredAnswers(step),
    lastResult: isShowingErrors ? checkStep(step, answers).reply() : null,
    refusedFiles: step === 4 ? [answers[refusedKey] ?? []].flat() : [],
    files: files.map(({ id, originalName, byteSize }) => ({ id, name: originalName, byteSize })),
    answers: readableAnswers(answers),
    isStartingOver: query.get("start") === "over",
    from: query.get("from") === "check" ? ("check" as const) : undefined,
    service: findService(query.get("service") ?? "")?.slug,
  };
}

/** Sends a visitor who is ahead of the answers back to the first step that is not valid. */
function redirectToOpenStep(step: StepNumber, answers: RawAnswers) {
  const open = nearestOpenStep(step, answers);
  if (open === step) return;
  const wasAnswered = stepOf(open).answers.some((name) => name in answers);
  throw redirect(paths.booking({ step: open, ...(wasAnswered && { show: "errors" as const }) }));
}

function pick(answers: RawAnswers, step: StepNumber): RawAnswers {
  return Object.fromEntries(
    stepOf(step).answers.flatMap((name) => {
      const value = answers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

async function loadConfirmation(cookie: DraftCookie, reference: string) {
  const booking = await findSubmitted(cookie.confirmed);
  if (booking?.reference !== reference) throw redirect(paths.booking());
  return { kind: "confirmation" as const, ...(await confirmationOf(booking)) };
}

/** To the confirmation of a submitted draft, which only this visitor's cookie can read. */
export async function toConfirmation(
  request: Request,
  reference: string,
  draftId: string,
): Promise<Response> {
  return redirect(paths.booking({ confirmed: reference }), {
    headers: { "Set-Cookie": await writeDraftCookie(request, { confirmed: draftId }) },
  });
}

export type StepData = Awaited<ReturnType<typeof loadStep>>;
export type ConfirmationData = Awaited<ReturnType<typeof loadConfirmation>>;

import { randomUUID } from "node:crypto";
import { data, redirect, redirectDocument } from "@remix-run/node";
import { adviseVisitor } from "~/booking/advice/advice-texts";
import { formatAnswer } from "~/booking/answers/format-answer";
import { suggestedAnswer } from "~/booking/answers/suggested-answer";
import { type DraftCookie, readDraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import {
  type Draft,
  findDraft,
  findSubmitted,
  type FoundDraft,
  toPublicDraftId,
} from "~/booking/form/draft.server";
import { checkSteps, findUnfinishedStep, nearestOpenStep, type RawAnswers } from "~/booking/form/journey";
import { type ReadableAnswer, readableAnswers, type ReadableGroup } from "~/booking/form/readable-answers";
import { clampStep, inputIdOf, type StepNumber, stepOf, textsOf } from "~/booking/form/steps";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { formatReference } from "~/booking/reference";
import { stepSchemas } from "~/booking/schema";
import { findService, type Service, serviceByName } from "~/booking/services";
import { findDraftFiles } from "~/files/stored-files.server";
import { constraintOf } from "~/forms/constraint.server";
import { explainError } from "~/forms/error-outcome.server";
import { showsRefusedForm } from "~/forms/form-page.server";
import { unreadable } from "~/forms/form-result";
import { inOrderOf } from "~/lib/parse-form";
import * as text from "~/messages/booking";
import * as bookingAnswersText from "~/messages/booking-answers";
import * as linkText from "~/messages/draft-link";
import { paths } from "~/paths";
import { describeRefusedFile } from "~/refusals/file";
import { draftDays } from "~/settings/kept-days";
import { currentVersions } from "~/settings/settings.server";
import { formatsOf } from "~/site/service-pages/service-pages";
import { redirectToPrivatePage } from "./post-step.server";

/**
 * Loads `/booking`: a step of the form, or the reason why the draft cannot be read. Redirects to the private page of a submitted booking.
 */
export async function loadBookingForm(request: Request) {
  const query = new URL(request.url).searchParams;
  try {
    const cookie = await readDraftCookie(request);
    const confirmed = query.get("confirmed");
    if (confirmed !== null) throw await openConfirmed(cookie, confirmed);
    const found = await findDraft(cookie.draft);
    // The response to the submit may have been lost, so the visitor now gets the confirmation.
    if (found.kind === "submitted") throw await redirectToPrivatePage(request, found.booking);
    if (found.kind === "moved" && query.get("start") !== "new" && !showsRefusedForm(request))
      return data({ ...emptyStep(), kind: "moved" as const, step: 1 as const, ...describeMove(found) });
    return data(await loadStep(request, cookie, found), {
      headers: await draftHeaders(request, cookie, found),
    });
  } catch (error) {
    const { messages = [], ...init } = explainError(error);
    return data(
      { ...emptyStep(), kind: "unavailable" as const, step: clampStep(query.get("step")), messages },
      init,
    );
  }
}

function describeMove({ isSubmitted }: { isSubmitted: boolean }) {
  return { isSubmitted, title: isSubmitted ? linkText.submittedTitle : linkText.movedTitle };
}

/**
 * Opens the booking of an old URL, `/booking?confirmed=…`.
 *
 * @returns a redirect to the booking's private page, or to the form if this browser did not submit that booking
 */
async function openConfirmed(cookie: DraftCookie, reference: string): Promise<Response> {
  const booking = await findSubmitted(cookie.confirmed);
  if (booking?.reference !== reference) return redirect(paths.booking());
  // The private page has no React, so it is loaded as a document.
  return redirectDocument(await privatePagePath(booking.id));
}

/**
 * Returns the cookie with the id of a future draft, for a visitor without one or with an expired one, so that concurrent first requests use
 * the same draft. Sets no cookie after a rejected post, because the action may have opened a draft and set its cookie, which the loader's
 * cookie would replace. Until the first post, the cookie also stores the service that the visitor came for, and when the form was first
 * shown.
 */
async function draftHeaders(request: Request, cookie: DraftCookie, found: FoundDraft): Promise<HeadersInit> {
  if (showsRefusedForm(request)) return {};
  const service = findNewService(request, cookie, found)?.slug;
  const draft = found.kind === "expired" || found.kind === "moved" ? undefined : cookie.draft;
  if (draft && service === cookie.service) return {};
  const start = draft ? {} : { draft: randomUUID(), shown: Date.now() };
  return { "Set-Cookie": await writeDraftCookie(request, { ...cookie, service, ...start }) };
}

/** Returns the service whose page the visitor came from, unless the draft already has it. */
function findNewService(request: Request, cookie: DraftCookie, found: FoundDraft): Service | undefined {
  const slug = new URL(request.url).searchParams.get("service");
  const isSaved = found.kind === "open" && slug === cookie.savedService;
  return (isSaved ? undefined : findService(slug)) ?? findService(cookie.service);
}

async function loadStep(request: Request, cookie: DraftCookie, found: FoundDraft) {
  const query = new URL(request.url).searchParams;
  const step = clampStep(query.get("step"));
  const draft = found.kind === "open" ? found.draft : null;
  const received = draft ? null : await findSubmitted(cookie.confirmed);
  const hasRefusedPost = showsRefusedForm(request);
  // A rejected post shows its own step.
  if (!hasRefusedPost) await redirectToOpenStep(query, draft, received);

  // The page that the visitor came from overrides an earlier choice; the next post saves it.
  const service = findNewService(request, cookie, found);
  const answers = { ...draft?.answers, ...(service && { service: service.name }) };
  const checks = draft && !service ? draft.checks : checkSteps(answers);
  const isShowingErrors = query.get("show") === "errors" && !hasRefusedPost;
  const result = isShowingErrors
    ? { error: inOrderOf(stepSchemas[step], checks(step).reply().error ?? {}) }
    : null;
  const refusedFiles = draft?.refusedFiles.map(describeRefusedFile) ?? [];
  const readable = readableAnswers(answers, checks);
  const isNamingFiles = isShowingErrors && step === 4 && refusedFiles.length > 0;
  const title = text.titleOfStep(textsOf(step).name);
  const hasErrors = hasRefusedPost || isNamingFiles || Boolean(result?.error);
  return {
    kind: "step" as const,
    step,
    /** The document's title. It is composed here, so that the browser loads no texts for it. */
    title: hasErrors ? text.titleWithErrors(title) : title,
    draftTag: draft ? toPublicDraftId(draft.id) : "",
    values: pickStep(answers, step),
    constraint: constraintOf(stepSchemas[step]),
    result,
    refusedFiles,
    /** Whether the error summary lists the refused files, as it does right after the visitor has sent them. */
    isNamingFiles,
    files: await storedFiles(draft),
    answers: readable,
    advice: adviseVisitor(answers, new Date()),
    project: describeProject(answers),
    soFar: step === 5 ? [] : [...serviceSoFar(answers), ...answersBefore(step, readable)],
    legal: currentVersions(),
    welcome: welcomeBack(query, draft, received),
    from: query.get("from") === "check" ? ("check" as const) : undefined,
  };
}

/**
 * Redirects to the first invalid step if it is before the requested one. Without a draft, redirects to the start, or to the private page
 * of the booking that was just submitted.
 */
async function redirectToOpenStep(
  query: URLSearchParams,
  draft: Draft | null,
  received: { id: string } | null,
) {
  const requested = query.get("step");
  const step = clampStep(requested);
  if (requested !== null && requested !== String(step)) throw redirect(paths.booking({ step }));
  if (!draft) {
    if (step === 1) return;
    throw received
      ? redirectDocument(await privatePagePath(received.id))
      : redirect(paths.booking({ start: "over" }));
  }
  const openStep = nearestOpenStep(step, draft.checks);
  if (openStep === step) return;
  const wasAnswered = stepOf(openStep).answers.some((name) => name in draft.answers);
  throw redirect(paths.booking({ step: openStep, ...(wasAnswered && { show: "errors" as const }) }));
}

/** Facts for the later steps: the answers of step 2, and the service's usual formats from its page. */
function describeProject({ service, scanType }: RawAnswers) {
  const chosenService = serviceByName(service);
  return {
    service: chosenService?.name ?? "",
    isCommercial: scanType === "Commercial",
    usualFormats: chosenService ? formatsOf(chosenService.slug) : [],
  };
}

function serviceSoFar({ service }: RawAnswers): ReadableAnswer[] {
  if (typeof service !== "string") return [];
  return [
    {
      name: "service",
      label: bookingAnswersText.answerLabels.service,
      value: formatAnswer("service", service),
    },
  ];
}

function answersBefore(step: StepNumber, groups: ReadableGroup[]): ReadableAnswer[] {
  return groups
    .filter((group) => group.step < step)
    .flatMap(({ items }) => items.filter(({ name, value }) => name !== "service" && value !== null));
}

function welcomeBack(query: URLSearchParams, draft: Draft | null, received: { reference: string } | null) {
  if (received)
    return {
      tone: "ok" as const,
      title: text.alreadySent,
      message: text.alreadySentLinks(formatReference(received.reference)),
      to: paths.booking({ confirmed: received.reference }),
    };
  if (query.has("changed"))
    return {
      tone: "info" as const,
      title: text.consentChanged,
      message: text.consentChangedAdvice,
      to: `${paths.booking({ step: 5 })}#${inputIdOf("termsAccepted")}`,
    };
  const unfinished = draft && !query.has("step") ? findUnfinishedStep(draft) : 1;
  if (unfinished > 1)
    return {
      tone: "ok" as const,
      title: text.resume,
      message: text.resumeLink(unfinished),
      to: paths.booking({ step: unfinished }),
    };
  if (query.get("start") !== "over") return null;
  return {
    tone: "info" as const,
    title: text.startHere,
    message: text.startHereAdvice(draftDays),
    to: paths.booking(),
  };
}

async function storedFiles(draft: Draft | null) {
  const files = draft ? await findDraftFiles(draft.id) : [];
  return files.map(({ id, originalName, byteSize }) => ({ id, name: originalName, byteSize }));
}

function pickStep(answers: RawAnswers, step: StepNumber): RawAnswers {
  return Object.fromEntries(
    stepOf(step).answers.flatMap((name) => {
      const value = answers[name] ?? suggestedAnswer(name, answers.service);
      // `unreadable` stands for a half-typed date, which only the browser can show.
      return value === undefined || value === unreadable ? [] : [[name, value]];
    }),
  );
}

export type StepData = Omit<Awaited<ReturnType<typeof loadStep>>, "kind">;

/** A step without the visitor's answers, which could not be read. After a failed post, the page adds the posted input. */
export const emptyStep = () =>
  ({
    draftTag: "",
    values: {},
    constraint: {},
    result: null,
    refusedFiles: [],
    isNamingFiles: false,
    title: text.title,
    files: [],
    answers: [],
    advice: {},
    project: { service: "", isCommercial: false, usualFormats: [] },
    soFar: [],
    legal: { terms: 1, privacy: 1 },
    welcome: null,
    from: undefined,
  }) satisfies Omit<StepData, "step">;

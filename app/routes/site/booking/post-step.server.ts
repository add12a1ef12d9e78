import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { data, redirect, redirectDocument } from "@remix-run/node";
import { trapField } from "~/booking-fields";
import {
  type DraftCookie,
  readDraftCookie,
  readStart,
  writeDraftCookie,
} from "~/booking/form/draft-cookie.server";
import {
  findDraft,
  findSubmitted,
  type FoundDraft,
  noteFileOutcome,
  openDraft,
  saveDraft,
  type SubmittedDraft,
  toFileDraft,
} from "~/booking/form/draft.server";
import { hasContent, isValid, pickAnswers, type RawAnswers } from "~/booking/form/journey";
import { type FileOutcome, maxRefusedFiles, readRefusedRow } from "~/booking/form/refused-files";
import { clampStep, lastStep, nextStep, previousStep, type StepNumber } from "~/booking/form/steps";
import { submitDraft } from "~/booking/form/submit.server";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { findService } from "~/booking/services";
import { consumeAddressAttempt, countAddressAttempt } from "~/client-limits/address-limits.server";
import { clientLimits } from "~/client-limits/client-limits";
import { maxFilesPerBooking } from "~/files/limits";
import { removeDraftFile } from "~/files/stored-files.server";
import { UploadError } from "~/files/transport/upload-error";
import { explainError } from "~/forms/error-outcome.server";
import { isUuid } from "~/lib/uuid";
import * as text from "~/messages/booking";
import * as linkText from "~/messages/draft-link";
import { paths } from "~/paths";
import type { FormReply } from "~/refusals/refusal.server";
import { flashCookie } from "~/server/flash.server";
import { isMultipart, readForm, requirePost, UnreadableBodyError } from "~/server/read-body.server";
import { readFieldsOnly, receiveForm } from "~/server/receive-form.server";
import { clientAddress } from "~/server/request-context.server";
import { legalDocuments, readVersionNumber } from "~/settings/legal/version-number";
import { currentVersions, refreshSettings } from "~/settings/settings.server";

/**
 * Handles a step's post: finds or opens the visitor's draft, saves the answers, does what the pressed button says, and redirects. Even a
 * step with errors is saved, and the loader renders it, so a reload never submits a form twice. The response renders the form, with the
 * posted input, only if saving fails.
 *
 * @throws {Response} 405 if it is not a POST
 */
export async function postStep(request: Request) {
  requirePost(request);
  const query = new URL(request.url).searchParams;
  const step = clampStep(query.get("step"));
  const from = query.get("from") === "check" ? ("check" as const) : undefined;
  const address = clientAddress();
  const form: ArrivedForm = { fields: new URLSearchParams(), isComplete: false, outcome: noFiles };
  const headers = new Headers();
  const toPage = (page: Parameters<typeof paths.booking>[0]) => redirect(paths.booking(page), { headers });
  try {
    const cookie = await readDraftCookie(request);
    const hasFiles = isMultipart(request);
    // Before any query: if the database is unavailable, the response must still contain the input.
    if (!hasFiles) Object.assign(form, { fields: await readForm(request), isComplete: true });

    const { draftId, found } = await findOwnDraft(cookie, step);
    headers.set("Set-Cookie", await writeDraftCookie(request, { ...cookie, draft: draftId }));
    if (found.kind === "moved") throw new DraftMovedError();
    const isNew = found.kind === "none" || found.kind === "expired";
    // Files need a draft before the first one arrives; other posts without content need none.
    if (isNew && (hasFiles || !isEmpty(form, step)))
      await openDraft(draftId, address, readStart(cookie.shown));
    if (hasFiles) await receiveFiles(request, form, draftId);
    if (found.kind === "submitted") return await toSubmitted(request, found.booking, form, step);
    const service = findService(cookie.service);
    if (isNew && isEmpty(form, step)) {
      // Nothing was saved before, so the errors of an empty post are shown without a draft.
      if (form.fault) throw form.fault;
      return toPage(step > 1 ? { start: "over" } : { step, show: "errors", service: service?.slug });
    }

    const intent = form.fields.get("intent") ?? "next";
    const changedTexts = intent === "submit" ? await findChangedTexts(form.fields) : [];
    const answers = {
      // The service whose page the visitor came from. An answer of this step replaces it.
      ...(service && { service: service.name }),
      ...answersOf(form, step),
      ...(changedTexts.includes("terms") && { termsAccepted: "" }),
      ...(changedTexts.includes("privacy") && { privacyConsent: "" }),
    };
    // Counts the answers before they are saved.
    const kibibytes = Math.ceil(Buffer.byteLength(JSON.stringify(answers)) / 1024);
    await consumeAddressAttempt(clientLimits.answers, address, kibibytes);
    const isTrapped = form.fields.getAll(trapField).some((value) => value !== "");
    const draft = await saveDraft(draftId, answers, outcomeOf(form), isTrapped);
    // The draft now has the other values of the cookie.
    const savedService = service?.slug ?? cookie.savedService;
    const nextCookie = { confirmed: cookie.confirmed, draft: draftId, savedService };
    if (!draft) {
      const currentDraft = await findDraft(draftId);
      if (currentDraft.kind === "moved") throw new DraftMovedError();
      if (currentDraft.kind === "submitted")
        return await toSubmitted(request, currentDraft.booking, form, step);
    }
    if (form.fault) throw form.fault;
    headers.set("Set-Cookie", await writeDraftCookie(request, nextCookie));
    // The answers of the earlier steps have expired or never existed.
    if (!draft || (isNew && step > 1)) return toPage({ start: "over" });

    if (intent === "later") return redirectDocument(paths.finishLater({ step }), { headers });
    if (changedTexts.length > 0) return toPage({ step: lastStep, changed: changedTexts.join(",") });
    if (intent === "submit") {
      const booking = await countAddressAttempt(
        clientLimits.bookings,
        address,
        () => submitDraft(draftId, { address }),
        (submitted) => submitted?.isNew ?? false,
      );
      if (booking) return await redirectToPrivatePage(request, { id: booking.id, draftId });
    }
    if (intent === "previous") return toPage({ step: previousStep(step) });
    if (form.outcome.refused.length > 0) return toPage({ step, from, show: "errors" });
    const fileId = /^remove:(.*)$/s.exec(intent)?.[1];
    if (isUuid(fileId)) await removeDraftFile(draftId, fileId);
    if (fileId !== undefined || intent === "upload" || intent.startsWith("dismiss:"))
      return toPage({ step, from });
    if (!isValid(step, draft.checks)) return toPage({ step, from, show: "errors" });
    return toPage({ step: from === "check" ? lastStep : nextStep(step) });
  } catch (error) {
    // A post that failed early has not read its multipart body.
    await readFieldsOnly(request, form.fields);
    const { messages = [], ...init } = explainPostFailure(error);
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    const result: SubmissionResult = {
      status: "error",
      initialValue: answersOf(form, step),
      error: { "": messages },
    };
    return data(result, { status: init.status, headers });
  }
}

/** The part of a form that has arrived, so that a failure does not lose it. */
interface ArrivedForm {
  fields: URLSearchParams;
  isComplete: boolean;
  outcome: FileOutcome;
  /** The reason why not all files arrived. */
  fault?: UploadError;
}

const noFiles: FileOutcome = { refused: [], settled: [] };

/** Thrown if the draft was continued in another browser, which now has the answers. This browser can neither read nor change them. */
class DraftMovedError extends Error {
  override name = "DraftMovedError";
}

/**
 * Finds the draft of the visitor's cookie, and the id for a new one if that draft is missing or expired. A post of a later step without a
 * draft comes from a page that stayed open while another tab with the same cookie submitted the booking, so it belongs to the submitted
 * draft.
 */
async function findOwnDraft(
  cookie: DraftCookie,
  step: StepNumber,
): Promise<{ draftId: string; found: FoundDraft }> {
  const found = await findDraft(cookie.draft);
  if (found.kind === "submitted") return { draftId: found.booking.draftId, found };
  const booking = found.kind === "none" && step > 1 ? await findSubmitted(cookie.confirmed) : null;
  if (booking) return { draftId: booking.draftId, found: { kind: "submitted", booking } };
  const knownId = found.kind === "expired" ? undefined : cookie.draft;
  return { draftId: knownId ?? randomUUID(), found };
}

/** Stores the files of a multipart form. If not all of them arrived, `fault` says why. */
async function receiveFiles(request: Request, form: ArrivedForm, draftId: string): Promise<void> {
  const rule = { maxFiles: maxFilesPerBooking, owner: toFileDraft(draftId), fields: form.fields };
  try {
    const { stored, refused } = await receiveForm(request, rule);
    form.outcome = { refused, settled: stored.map(({ originalName }) => originalName) };
    form.isComplete = true;
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    form.fault = error;
  }
}

/** Returns one answer for each input of the step. For an incomplete form, returns only the answers that arrived. */
function answersOf({ fields, isComplete }: ArrivedForm, step: StepNumber): RawAnswers {
  const answers = pickAnswers([...fields], step);
  if (isComplete) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([name]) => fields.has(name)));
}

/** Returns the files that this post, or the page before it, has refused, and those that are added or dismissed. */
function outcomeOf({ fields, outcome }: ArrivedForm): FileOutcome {
  const dismissed = /^dismiss:(.*)$/s.exec(fields.get("intent")?.slice(0, 1_000) ?? "")?.[1];
  return {
    refused: [
      ...fields
        .getAll("refused")
        .slice(0, maxRefusedFiles)
        .flatMap((row) => readRefusedRow(row)?.refused ?? []),
      ...outcome.refused,
    ],
    settled: [
      ...fields.getAll("dismissed").slice(0, maxRefusedFiles),
      ...(dismissed === undefined ? [] : [dismissed]),
      ...outcome.settled,
    ],
  };
}

function isEmpty(form: ArrivedForm, step: StepNumber): boolean {
  const { refused, settled } = outcomeOf(form);
  const isForLater = form.fields.get("intent") === "later";
  return !isForLater && refused.length + settled.length === 0 && !hasContent(step, answersOf(form, step));
}

async function findChangedTexts(fields: URLSearchParams) {
  const find = () =>
    legalDocuments.filter((name) => {
      const shownVersion = readVersionNumber(fields.get(`${name}Version`) ?? "");
      return shownVersion !== null && shownVersion !== currentVersions()[name];
    });
  if (find().length > 0) await refreshSettings();
  return find();
}

/**
 * Redirects to the private page of a booking that another tab has submitted. The page lists the refused files, and says that new answers
 * can only be sent as a message.
 */
async function toSubmitted(
  request: Request,
  booking: SubmittedDraft,
  form: ArrivedForm,
  step: StepNumber,
): Promise<Response> {
  const outcome = outcomeOf(form);
  if (outcome.refused.length > 0) await noteFileOutcome(booking.draftId, outcome);
  const response = await redirectToPrivatePage(request, booking);
  if (addsAnswers(step, answersOf(form, step), booking.answers)) {
    const notice = { tone: "warn" as const, title: text.alreadySent, advice: text.notInRequest };
    response.headers.append("Set-Cookie", await flashCookie(request, notice));
  }
  return response;
}

function addsAnswers(step: StepNumber, posted: RawAnswers, saved: RawAnswers): boolean {
  const names = Object.keys(posted);
  if (!names.some((name) => name in saved)) return hasContent(step, posted);
  const toText = (answer: RawAnswers[string] = []) => [answer].flat().join("\n");
  return names.some((name) => toText(posted[name]) !== toText(saved[name]));
}

/** Redirects to the private page of a submitted draft, and stores the draft's id in the visitor's cookie. */
export async function redirectToPrivatePage(
  request: Request,
  { id, draftId }: Pick<SubmittedDraft, "id" | "draftId">,
): Promise<Response> {
  return redirectDocument(await privatePagePath(id), {
    status: 303,
    headers: { "Set-Cookie": await writeDraftCookie(request, { confirmed: draftId }) },
  });
}

/**
 * Explains why a post was not saved, or was saved only in part.
 *
 * @throws {Response} any other thrown response, such as a redirect
 */
export function explainPostFailure(error: unknown): FormReply {
  if (error instanceof DraftMovedError)
    return { status: 409, messages: [linkText.notSavedTitle, linkText.notSavedAdvice] };
  if (error instanceof UnreadableBodyError)
    return { status: error.status, messages: [text.stepNotSaved, error.reason] };
  return explainError(error, (wait) => [text.tooManyRequests, text.tooManyRequestsAdvice(wait)]);
}

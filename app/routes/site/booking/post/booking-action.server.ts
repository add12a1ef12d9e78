import { randomUUID } from "node:crypto";
import { redirect, redirectDocument } from "@remix-run/node";
import {
  type DraftCookie,
  readDraftCookie,
  toStart,
  writeDraftCookie,
} from "~/booking/form/draft-cookie.server";
import {
  findDraft,
  findSubmitted,
  type FoundDraft,
  openDraft,
  type SubmittedDraft,
} from "~/booking/form/draft.server";
import { clampStep, type StepNumber } from "~/booking/form/steps";
import { privatePagePath } from "~/booking/private-page/private-link.server";
import { findService } from "~/booking/services";
import { toActionData } from "~/forms/define-form.server";
import { explainError, explainUnreadable } from "~/forms/error-outcome.server";
import { type Flash, flashCookie } from "~/forms/flash.server";
import type { ShownForm } from "~/forms/form-outcome.server";
import * as text from "~/messages/booking";
import * as linkText from "~/messages/draft-link";
import { paths } from "~/paths";
import { isMultipart, requirePost } from "~/server/read-body.server";
import { readFieldsOnly } from "~/server/receive-form.server";
import { clientAddress } from "~/server/request-context.server";
import { applyPost, isEmptyPost, type Next } from "./apply-post.server";
import { answersOf, type ArrivedForm, readStepPost, receiveStepPost } from "./step-post.server";

/**
 * Handles the post of a step: reads it, finds and opens the visitor's draft, applies the post, and redirects to the next
 * page. A step with errors is saved too and rendered by the loader, so reloading never submits a form twice. Only if saving
 * fails does the response render the form, with what was typed.
 *
 * @throws {Response} 405 if it is not a POST
 */
export async function handleStepPost(request: Request) {
  requirePost(request);
  const query = new URL(request.url).searchParams;
  const step = clampStep(query.get("step"));
  const from = query.get("from") === "check" ? ("check" as const) : undefined;
  const address = clientAddress();
  const headers = new Headers();
  const form: ArrivedForm = { fields: new URLSearchParams(), isComplete: false };
  const showForm = async (outcome: ShownForm) => {
    await readFieldsOnly(request, form.fields);
    new Headers(outcome.headers).forEach((value, name) => headers.set(name, value));
    return toActionData(answersOf(form, step), { ...outcome, headers });
  };
  try {
    const cookie = await readDraftCookie(request);
    // Before any query: if the database is unavailable, the response must still contain what was typed.
    const plain = isMultipart(request) ? null : await readStepPost(request, form, step);
    const { draftId, found } = await findOwnDraft(cookie, step);
    headers.set("Set-Cookie", await writeDraftCookie(request, { ...cookie, draft: draftId }));
    if (found.kind === "moved") return await showForm(explainMoved());
    const isNew = found.kind === "none" || found.kind === "expired";
    // Files need a draft before the first of them arrives; other posts without content need none.
    const needsDraft = !plain || !isEmptyPost(plain, step);
    if (isNew && needsDraft) await openDraft(draftId, address, toStart(cookie.shown));
    const post = plain ?? (await receiveStepPost(request, form, { step, draftId }));
    const service = findService(cookie.service);
    const next = await applyPost({ post, step, from, service, draftId, found, address });
    if (next.kind === "moved") return await showForm(explainMoved());
    // The draft, if there is one, has the rest of the cookie now.
    const { confirmed, savedService } = cookie;
    const kept = { confirmed, draft: draftId, savedService: service?.slug ?? savedService };
    if (!isNew || needsDraft) headers.set("Set-Cookie", await writeDraftCookie(request, kept));
    return await answer(request, next, headers);
  } catch (error) {
    return showForm(await explainPostFailure(error));
  }
}

/**
 * Finds the draft of the visitor's cookie, and the id of a new one where it has none that is still kept. A post of a later step without a
 * draft comes from a page that stayed open while another tab with the same cookie submitted the booking: it belongs to the submitted draft.
 */
async function findOwnDraft(
  cookie: DraftCookie,
  step: StepNumber,
): Promise<{ draftId: string; found: FoundDraft }> {
  const found = await findDraft(cookie.draft);
  if (found.kind === "submitted") return { draftId: found.booking.draftId, found };
  const booking = found.kind === "none" && step > 1 ? await findSubmitted(cookie.confirmed) : null;
  if (booking) return { draftId: booking.draftId, found: { kind: "submitted", booking } };
  const known = found.kind === "expired" ? undefined : cookie.draft;
  return { draftId: known ?? randomUUID(), found };
}

/** Redirects to where a post leads. */
async function answer(
  request: Request,
  next: Exclude<Next, { kind: "moved" }>,
  headers: Headers,
): Promise<Response> {
  switch (next.kind) {
    case "page":
      return redirect(paths.booking(next.page), { headers });
    case "later":
      // A document of its own, because that page has no script.
      return redirectDocument(paths.finishLater({ step: next.step }), { headers });
    case "submitted": {
      const response = await redirectToPrivatePage(request, next.booking);
      if (next.isLate) response.headers.append("Set-Cookie", await flashCookie(request, explainLate()));
      return response;
    }
  }
}

/** Another tab has submitted the booking, which nothing can be added to but by a message. */
function explainLate(): Flash {
  return { tone: "warn", title: text.alreadySent, advice: text.notInRequest };
}

/** The draft was continued in another browser, which has the answers now: this one can neither read nor change them. */
function explainMoved(): ShownForm {
  return { status: 409, messages: [linkText.notSavedTitle, linkText.notSavedAdvice] };
}

/** Redirects to the private page of a submitted draft, and remembers the draft in the visitor's cookie. */
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
 * Explains why a post was not saved, or not completely.
 *
 * @throws {Response} any other thrown response, such as a redirect
 */
export async function explainPostFailure(error: unknown): Promise<ShownForm> {
  const unreadable = await explainUnreadable(error);
  if (unreadable) return { ...unreadable, messages: [text.stepNotSaved, ...unreadable.messages] };
  return explainError(error, (wait) => [text.tooManyRequests, text.tooManyRequestsAdvice(wait)]);
}

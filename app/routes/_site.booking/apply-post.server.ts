import { countSubmit } from "~/booking/form/submit-limit.server";
import type { Draft } from "~/booking/form/draft";
import { countDraftWrite } from "~/booking/form/draft-limits.server";
import { findSubmitted, noteFileOutcome, saveDraft, type SubmittedDraft } from "~/booking/form/draft.server";
import { hasContent, isValid, type RawAnswers } from "~/booking/form/journey";
import { notifyOfBooking } from "~/booking/mail/notify.server";
import { lastStep, nextStep, previousStep, type StepNumber } from "~/booking/form/steps";
import { submitDraft } from "~/booking/form/submit.server";
import { removeDraftFile } from "~/files/stored-files.server";
import { UploadError } from "~/files/transport/upload-error";
import type { paths } from "~/paths";
import type { StepPost } from "./step-post.server";
import type { TargetDraft } from "./target-draft.server";

type Place = NonNullable<Parameters<typeof paths.booking>[0]>;

/** Where the visitor goes after a post: a place in the form, or the confirmation of the booking. */
type Next = { place: Place } | { booking: Pick<SubmittedDraft, "reference" | "draftId"> };

interface Applied {
  post: StepPost;
  step: StepNumber;
  /** The visitor changes one answer and comes back to the check of all. */
  from: "check" | undefined;
  target: TargetDraft;
  /** The client's address, for the rate limits. */
  address: string;
}

/**
 * Saves what was posted to its draft, and does what the button asks for.
 *
 * @throws {TooManyAttemptsError} when the sender's address has saved or submitted too much. At the limit of submits the
 *   answers have been saved; at that of saving they have not, but the files have been stored.
 * @throws {UploadError} when the post arrived in part; that part is saved
 */
export async function applyPost({ post, step, from, target, address }: Applied): Promise<Next> {
  const { id, found } = target;
  if (post.fault && !(post.fault instanceof UploadError)) throw post.fault;
  if (found.kind === "submitted") return afterSubmit(found.booking, post);
  if (found.kind !== "open" && isEmpty(post, step)) return afterEmptyPost(post, step);
  await target.open();
  const answers = withService(post, found.kind === "open" ? found.draft : null);
  await countDraftWrite(address, answers);
  const draft = await saveDraft(id, answers, post.files);
  if (!draft) {
    const booking = await findSubmitted(id);
    return booking ? afterSubmit(booking, post) : { place: { start: "over" } };
  }
  if (post.fault) throw post.fault;
  // The answers of the steps before are gone, or were never given.
  if (found.kind !== "open" && step > 1) return { place: { start: "over" } };

  if (post.intent.kind === "remove") await removeDraftFile(id, post.intent.fileId);
  if (post.intent.kind === "submit") {
    const booking = await countSubmit(address, () => submitDraft(id));
    // Not awaited: the visitor does not wait for a mail server.
    if (booking?.isNew) void notifyOfBooking(booking.id);
    if (booking) return { booking: { reference: booking.reference, draftId: id } };
  }
  return { place: placeAfter(post, step, from, draft) };
}

/** Files that came too late are named on the confirmation. */
async function afterSubmit(booking: SubmittedDraft, { files }: StepPost): Promise<Next> {
  if (files.refused.length > 0) await noteFileOutcome(booking.draftId, files);
  return { booking };
}

function isEmpty({ answers, files }: StepPost, step: StepNumber): boolean {
  return !hasContent(step, answers) && files.refused.length + files.settled.length === 0;
}

/** A first post that is not worth a draft: its errors are shown without one. */
function afterEmptyPost({ fault, service }: StepPost, step: StepNumber): Next {
  if (fault) throw fault;
  if (step > 1) return { place: { start: "over" } };
  return { place: { step, show: "errors", service: service?.slug } };
}

/** The answers with the service that the visitor came from, ticked beside those already ticked. */
function withService({ answers, service }: StepPost, draft: Draft | null): RawAnswers {
  if (!service) return answers;
  const ticked = [answers.additionalServices ?? draft?.answers.additionalServices ?? []].flat();
  return ticked.includes(service.name)
    ? answers
    : { ...answers, additionalServices: [...ticked, service.name] };
}

function placeAfter(
  { intent, files }: StepPost,
  step: StepNumber,
  from: Applied["from"],
  draft: Draft,
): Place {
  if (intent.kind === "previous") return { step: previousStep(step) };
  if (files.areNewlyRefused) return { step, from, show: "errors" };
  if (intent.kind === "upload" || intent.kind === "remove" || intent.kind === "dismiss")
    return { step, from };
  if (!isValid(step, draft.results)) return { step, from, show: "errors" };
  if (from === "check") return { step: lastStep };
  return { step: nextStep(step) };
}

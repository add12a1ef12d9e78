import {
  type Draft,
  findDraft,
  type FoundDraft,
  noteFileOutcome,
  saveDraft,
  type SubmittedDraft,
} from "~/booking/form/draft.server";
import { countDraftWrite, countSubmit } from "~/booking/form/form-limits.server";
import { hasContent, isValid, type RawAnswers } from "~/booking/form/journey";
import { lastStep, nextStep, previousStep, type StepNumber } from "~/booking/form/steps";
import { submitDraft } from "~/booking/form/submit.server";
import type { Service } from "~/booking/services";
import type { LegalDocument } from "~/db/schema.server";
import { removeDraftFile } from "~/files/stored-files.server";
import type { paths } from "~/paths";
import { legalDocuments } from "~/settings/legal/version-number";
import { currentVersions, refreshSettings } from "~/settings/settings.server";
import type { StepPost } from "./step-post.server";

type FormPage = NonNullable<Parameters<typeof paths.booking>[0]>;

/** Where a post leads. */
export type Next =
  /** A page of the form. */
  | { kind: "page"; page: FormPage }
  /** The page that mails a link to the draft. */
  | { kind: "later"; step: StepNumber }
  /** The private page of the booking. `isLate`: it was submitted before, without what this post contains. */
  | { kind: "submitted"; booking: Pick<SubmittedDraft, "id" | "draftId">; isLate: boolean }
  /** Nowhere: the draft was continued in another browser. */
  | { kind: "moved" };

interface PostContext {
  post: StepPost;
  step: StepNumber;
  /** Set if the visitor came from the check page to change one answer. */
  from: "check" | undefined;
  /** The service whose page the visitor came from. */
  service: Service | undefined;
  draftId: string;
  /** What there was of the draft when the request arrived. */
  found: Exclude<FoundDraft, { kind: "moved" }>;
  /** The client's address, for the rate limits. */
  address: string;
}

/**
 * Saves the posted answers to the draft, which is open unless the post is empty, and performs the intent of the pressed button.
 *
 * @throws {TooManyAttemptsError} if the client's address has saved or submitted too much. At the limit of submits the
 *   answers have been saved; at that of saves they have not, but the files have been stored.
 * @throws {UploadError} if the post arrived incompletely; what arrived is saved
 */
export async function applyPost(context: PostContext): Promise<Next> {
  const { post, step, from, service, draftId, found, address } = context;
  if (found.kind === "submitted") return afterSubmit(found.booking, post, step);
  const isNew = found.kind !== "open";
  if (isNew && isEmptyPost(post, step)) return afterEmptyPost(post, step, service);
  const changed = post.intent.kind === "submit" ? await findChangedTexts(post.shown) : [];
  const answers = { ...withService(post, service), ...withoutConsent(changed) };
  await countDraftWrite(address, answers);
  const draft = await saveDraft(draftId, answers, post.files, post.isTrapped);
  if (!draft) {
    const now = await findDraft(draftId);
    if (now.kind === "moved") return { kind: "moved" };
    return now.kind === "submitted" ? afterSubmit(now.booking, post, step) : startOver;
  }
  if (post.fault) throw post.fault;
  // The answers of the earlier steps are gone or never existed.
  if (isNew && step > 1) return startOver;

  if (post.intent.kind === "later") return { kind: "later", step };
  if (post.intent.kind === "remove") await removeDraftFile(draftId, post.intent.fileId);
  if (changed.length > 0) return toPage({ step: lastStep, changed: changed.join(",") });
  if (post.intent.kind === "submit") {
    const booking = await countSubmit(address, () => submitDraft(draftId, { address }));
    if (booking) return { kind: "submitted", booking: { id: booking.id, draftId }, isLate: false };
  }
  return toPage(nextPage(post, step, from, draft));
}

const toPage = (page: FormPage): Next => ({ kind: "page", page });
const startOver = toPage({ start: "over" });

/** Returns the legal texts of which the form showed another version than the one in force. */
async function findChangedTexts(shown: StepPost["shown"]): Promise<LegalDocument[]> {
  const find = () =>
    legalDocuments.filter((each) => shown[each] !== null && shown[each] !== currentVersions()[each]);
  if (find().length > 0) await refreshSettings();
  return find();
}

function withoutConsent(changed: readonly LegalDocument[]): RawAnswers {
  return {
    ...(changed.includes("terms") && { termsAccepted: "" }),
    ...(changed.includes("privacy") && { privacyConsent: "" }),
  };
}

/** Files that arrived after the submit are listed on the private page. */
async function afterSubmit(booking: SubmittedDraft, post: StepPost, step: StepNumber): Promise<Next> {
  const { answers, files } = post;
  if (files.refused.length > 0) await noteFileOutcome(booking.draftId, files);
  return { kind: "submitted", booking, isLate: addsAnswers(step, answers, booking.answers) };
}

/** Whether the posted answers of a step are others than those that were saved. */
function addsAnswers(step: StepNumber, posted: RawAnswers, saved: RawAnswers): boolean {
  const names = Object.keys(posted);
  if (!names.some((name) => name in saved)) return hasContent(step, posted);
  const toText = (answer: RawAnswers[string] = []) => [answer].flat().join("\n");
  return names.some((name) => toText(posted[name]) !== toText(saved[name]));
}

/** Whether a post has nothing to save, so that it needs no draft of its own. */
export function isEmptyPost({ intent, answers, files }: StepPost, step: StepNumber): boolean {
  const hasFiles = files.refused.length + files.settled.length > 0;
  return intent.kind !== "later" && !hasFiles && !hasContent(step, answers);
}

/** Handles a first post without content: its errors are shown without a draft. */
function afterEmptyPost({ fault }: StepPost, step: StepNumber, service: Service | undefined): Next {
  if (fault) throw fault;
  return step > 1 ? startOver : toPage({ step, show: "errors", service: service?.slug });
}

/** Adds the service whose page the visitor came from, unless the posted step asks for it. */
function withService({ answers }: StepPost, service: Service | undefined): RawAnswers {
  return service ? { service: service.name, ...answers } : answers;
}

function nextPage(
  { intent, files }: StepPost,
  step: StepNumber,
  from: PostContext["from"],
  draft: Draft,
): FormPage {
  if (intent.kind === "previous") return { step: previousStep(step) };
  if (files.areNewlyRefused) return { step, from, show: "errors" };
  if (intent.kind === "upload" || intent.kind === "remove" || intent.kind === "dismiss")
    return { step, from };
  if (!isValid(step, draft.checks)) return { step, from, show: "errors" };
  if (from === "check") return { step: lastStep };
  return { step: nextStep(step) };
}

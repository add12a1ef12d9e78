import { randomUUID } from "node:crypto";
import type { DraftCookie } from "~/booking/form/draft-cookie.server";
import { findDraft, findSubmitted, type FoundDraft, openDraft } from "~/booking/form/draft.server";
import type { StepNumber } from "~/booking/form/steps";

/** The draft that a post writes to. */
export interface TargetDraft {
  id: string;
  /** What there was of it when the request came. */
  found: FoundDraft;
  /**
   * Creates it where there is none, at most once.
   *
   * @throws {TooManyAttemptsError}
   */
  open: () => Promise<void>;
}

/**
 * The draft of the visitor's cookie; a new one without a cookie, or in the place of an expired one. A later step
 * without a draft is a page that stayed open while the booking was submitted in another tab, which shares the cookie:
 * its post belongs to the submitted draft.
 */
export async function findTargetDraft(
  cookie: DraftCookie,
  step: StepNumber,
  address: string,
): Promise<TargetDraft> {
  const found = await findDraft(cookie.draft);
  const booking = found.kind === "none" && step > 1 ? await findSubmitted(cookie.confirmed) : null;
  if (booking)
    return { id: booking.draftId, found: { kind: "submitted", booking }, open: () => Promise.resolve() };
  const id = (found.kind === "expired" ? undefined : cookie.draft) ?? randomUUID();
  let exists = found.kind === "open" || found.kind === "submitted";
  const open = async () => {
    if (!exists) await openDraft(id, address);
    exists = true;
  };
  return { id, found, open };
}

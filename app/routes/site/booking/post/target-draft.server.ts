import { randomUUID } from "node:crypto";
import { findDraft, findSubmitted, type FoundDraft, openDraft } from "~/booking/form/draft.server";
import { type DraftCookie, toStart } from "~/booking/form/draft-cookie.server";
import type { StepNumber } from "~/booking/form/steps";

/** The draft that a post writes to. */
export interface TargetDraft {
  id: string;
  /** Its state when the request arrived. */
  found: FoundDraft;
  /**
   * Creates the draft unless it exists; later calls do nothing.
   *
   * @throws {TooManyAttemptsError}
   */
  open: () => Promise<void>;
}

/**
 * Finds the draft of the visitor's cookie; without a cookie, or if the draft has expired, returns a new one. A post of a
 * later step without a draft comes from a page that stayed open while another tab with the same cookie submitted the
 * booking: it belongs to the submitted draft.
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
  let exists = found.kind !== "none" && found.kind !== "expired";
  const open = async () => {
    if (!exists) await openDraft(id, address, toStart(cookie.shown));
    exists = true;
  };
  return { id, found, open };
}

import { randomUUID } from "node:crypto";
import type { DraftCookie } from "~/booking/draft-cookie.server";
import { findDraft, type FoundDraft, openDraft } from "~/booking/draft.server";

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

/** The draft of the visitor's cookie; a new one without a cookie, or in the place of an expired one. */
export async function findTargetDraft(cookie: DraftCookie): Promise<TargetDraft> {
  const found = await findDraft(cookie.draft);
  const id = (found.kind === "expired" ? undefined : cookie.draft) ?? randomUUID();
  let exists = found.kind === "open" || found.kind === "submitted";
  const open = async () => {
    if (!exists) await openDraft(id);
    exists = true;
  };
  return { id, found, open };
}

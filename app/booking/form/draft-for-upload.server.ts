import type { DraftCookie } from "./draft-cookie.server";
import { findDraft, openDraft } from "./draft.server";

/**
 * The draft that files uploaded with this cookie belong to; null without a cookie. It may be submitted or expired:
 * then `receiveFiles` refuses each file, as no booking would have it.
 *
 * @throws {TooManyAttemptsError}
 */
export async function draftForUpload(
  { draft, confirmed }: DraftCookie,
  address: string,
): Promise<string | null> {
  if (!draft) return confirmed ?? null;
  const found = await findDraft(draft);
  if (found.kind !== "none") return draft;
  // A page that shows the upload has a draft. This one's was submitted in another tab, which then got a new id.
  if (confirmed) return confirmed;
  await openDraft(draft, address);
  return draft;
}

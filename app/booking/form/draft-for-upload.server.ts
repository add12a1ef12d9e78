import { findDraft, openDraft } from "./draft.server";
import { type DraftCookie, toStart } from "./draft-cookie.server";

/**
 * Returns the id of the draft to which files uploaded with this cookie belong; null without a cookie. The draft may be
 * submitted, expired or moved: then `receiveFiles` refuses each file, because no booking would contain it.
 *
 * @throws {TooManyAttemptsError}
 */
export async function draftForUpload(
  { draft, confirmed, shown }: DraftCookie,
  address: string,
): Promise<string | null> {
  if (!draft) return confirmed ?? null;
  const found = await findDraft(draft);
  if (found.kind !== "none") return draft;
  // A page with the upload field had a draft. It was submitted in another tab, whose cookie then got a new id.
  if (confirmed) return confirmed;
  await openDraft(draft, address, toStart(shown));
  return draft;
}

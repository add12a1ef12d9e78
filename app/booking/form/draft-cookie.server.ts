import { z } from "zod";
import { daySeconds } from "~/lib/time";
import { signedCookie } from "~/process/signed-cookie.server";
import { draftDays } from "~/settings/kept-days";
import { findDraft, openDraft } from "./draft.server";

const content = z.object({
  /** The draft in progress. Its row is created with the first answer or file. */
  draft: z.uuid().optional(),
  /** The last submitted draft, so that its confirmation can be opened again. */
  confirmed: z.uuid().optional(),
  /** The slug of the service whose page the visitor came from, until the first post saves it in the draft. */
  service: z.string().max(100).optional(),
  /** What the draft has got of it. The same address may come again, by Back or the language menu, and says nothing new then. */
  savedService: z.string().max(100).optional(),
  /** When the form was first shown, in milliseconds since 1970, until the draft has a row that knows it. */
  shown: z.number().int().min(0).optional(),
});

/** The content of the cookie: the ids of the visitor's own drafts, and none of the answers that they typed. */
export type DraftCookie = z.output<typeof content>;

const cookie = signedCookie("__booking");

/** Reads the cookie of a request; a missing, expired or altered one is empty. */
export async function readDraftCookie(request: Request): Promise<DraftCookie> {
  const result = content.safeParse(await cookie.read(request));
  return result.success ? result.data : {};
}

/** Returns the Set-Cookie header that stores `value`. */
export function writeDraftCookie(request: Request, value: DraftCookie): Promise<string> {
  return cookie.write(request, value, draftDays * daySeconds);
}

/** Returns when the form was first shown; undefined if the cookie does not know. A clock that was ahead does not count. */
export function toStart(shown: DraftCookie["shown"]): Date | undefined {
  return shown === undefined ? undefined : new Date(Math.min(shown, Date.now()));
}

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

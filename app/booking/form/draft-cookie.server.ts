import { z } from "zod";
import { daySeconds } from "~/lib/time";
import { signedCookie } from "~/process/signed-cookie.server";
import { draftDays } from "~/settings/kept-days";
import { findDraft, openDraft } from "./draft.server";

const cookieSchema = z.object({
  /** The current draft. Its row is created with the first answer or file. */
  draft: z.uuid().optional(),
  /** The last submitted draft, so that the visitor can open its confirmation again. */
  confirmed: z.uuid().optional(),
  /** The slug of the service page that the visitor came from, until the first post saves it in the draft. */
  service: z.string().max(100).optional(),
  /** The slug that the draft already has. Back or the language menu can repeat the address with this slug, which is then no new choice. */
  savedService: z.string().max(100).optional(),
  /** When the form was first shown, in milliseconds since 1970, until the draft has a row with that time. */
  shown: z.number().int().min(0).optional(),
});

/** The ids of the visitor's drafts, without any answer. */
export type DraftCookie = z.output<typeof cookieSchema>;

const cookie = signedCookie("__booking");

/** Returns an empty cookie if it is missing, expired or altered. */
export async function readDraftCookie(request: Request): Promise<DraftCookie> {
  const result = cookieSchema.safeParse(await cookie.read(request));
  return result.success ? result.data : {};
}

export function writeDraftCookie(request: Request, value: DraftCookie): Promise<string> {
  return cookie.write(request, value, draftDays * daySeconds);
}

/** Returns when the form was first shown. Undefined if the cookie has no time. Corrects a time in the future. */
export function readStart(shown: DraftCookie["shown"]): Date | undefined {
  return shown === undefined ? undefined : new Date(Math.min(shown, Date.now()));
}

/**
 * Returns the id of the draft for files that are uploaded with this cookie. Null without a draft. If the draft was submitted, expired or
 * moved, `receiveFiles` rejects each file, because no booking would contain it.
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
  // A page with an upload field had a draft. Another tab submitted it, so the cookie got a new id.
  if (confirmed) return confirmed;
  await openDraft(draft, address, readStart(shown));
  return draft;
}

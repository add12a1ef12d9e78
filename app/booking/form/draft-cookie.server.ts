import { type Cookie, createCookie } from "@remix-run/node";
import { z } from "zod";
import { isHttps } from "~/process/is-https.server";
import { acceptedSecrets } from "~/process/secret.server";
import { settings } from "~/settings/settings.server";

const content = z.object({
  /** The draft in progress. Its row is created with the first answer or file. */
  draft: z.uuid().optional(),
  /** The last submitted draft, so that its confirmation can be opened again. */
  confirmed: z.uuid().optional(),
  /** The slug of the service whose page the visitor came from, until the first post saves it in the draft. */
  service: z.string().max(100).optional(),
  /** When the form was first shown, in milliseconds since 1970, until the draft has a row that knows it. */
  shown: z.number().int().min(0).optional(),
});

/** The content of the cookie: the ids of the visitor's own drafts, and none of the answers that they typed. */
export type DraftCookie = z.output<typeof content>;

let cookie: Cookie | undefined;

function draftCookie(): Cookie {
  return (cookie ??= createCookie("__booking", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secrets: acceptedSecrets(),
  }));
}

/** Reads the cookie of a request; a missing, expired or altered one is empty. */
export async function readDraftCookie(request: Request): Promise<DraftCookie> {
  const result = content.safeParse(await draftCookie().parse(request.headers.get("Cookie")));
  return result.success ? result.data : {};
}

/** Returns the Set-Cookie header that stores `value`. */
export function writeDraftCookie(request: Request, value: DraftCookie): Promise<string> {
  const maxAge = settings().retentionDraftDays * 24 * 60 * 60;
  return draftCookie().serialize(value, { maxAge, secure: isHttps(request) });
}

/** Returns when the form was first shown; undefined if the cookie does not know. A clock that was ahead does not count. */
export function toStart(shown: DraftCookie["shown"]): Date | undefined {
  return shown === undefined ? undefined : new Date(Math.min(shown, Date.now()));
}

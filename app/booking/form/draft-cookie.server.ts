import { type Cookie, createCookie } from "@remix-run/node";
import { z } from "zod";
import { isHttps } from "~/is-https.server";
import { cookieSecret } from "~/secret.server";
import { draftDays } from "./draft-days";

const content = z.object({
  /** The draft in progress; its row is created with the first answer or file. */
  draft: z.uuid().optional(),
  /** The last draft that was submitted: lets its confirmation be read again. */
  confirmed: z.uuid().optional(),
});

/** What the visitor's browser holds: the keys to their own drafts, and nothing of what is in them. */
export type DraftCookie = z.output<typeof content>;

let cookie: Cookie | undefined;

function draftCookie(): Cookie {
  return (cookie ??= createCookie("__booking", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: draftDays * 24 * 60 * 60,
    secrets: [cookieSecret()],
  }));
}

/** The cookie of a request; a missing, expired or altered one reads as empty. */
export async function readDraftCookie(request: Request): Promise<DraftCookie> {
  const result = content.safeParse(await draftCookie().parse(request.headers.get("Cookie")));
  return result.success ? result.data : {};
}

/** The Set-Cookie header that keeps `value` in the browser that sent `request`. */
export function writeDraftCookie(request: Request, value: DraftCookie): Promise<string> {
  return draftCookie().serialize(value, { secure: isHttps(request) });
}

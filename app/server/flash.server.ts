import { redirect, type TypedResponse } from "@remix-run/node";
import { z } from "zod";
import * as uiText from "~/messages/ui";
import { signedCookie } from "~/process/signed-cookie.server";
import { reportError } from "./unexpected-error.server";

/** Seconds until an unread flash expires. */
const maxAge = 60;

const flashSchema = z.object({
  tone: z.enum(["ok", "info", "warn", "bad"]),
  /** The exact text of the specification. */
  title: z.string(),
  advice: z.string().optional(),
  /** A link to a page of this site. */
  link: z.object({ to: z.string(), label: z.string() }).optional(),
  /** The id of a secret link that the page shows once; the link itself is in no cookie. */
  linkId: z.uuid().optional(),
  /** The account that was just created. */
  created: z.object({ name: z.string(), email: z.string() }).optional(),
  /** The account that has just got a password: the sign-in form has its email already. */
  email: z.string().optional(),
  /** The form of the page that undoes a part of it. */
  undo: z.enum(["release", "undo-review"]).optional(),
  /** Set by a sign-out: the page removes what the back office stores in this browser. */
  isSignOut: z.boolean().optional(),
});

/** A message that the next page shows once. */
export type Flash = z.output<typeof flashSchema>;

/** What a form says when it is done: a title, or more. Its tone is that of success unless it has one. */
export type FlashInput = string | (Omit<Flash, "tone"> & Partial<Pick<Flash, "tone">>);

/** Whether a form has made its redirect itself. */
export function isRedirect(outcome: unknown): outcome is TypedResponse<never> {
  return outcome instanceof Response;
}

/** Whether it is said on the page that a form redirects to. */
export function isFlash(said: object | string): said is FlashInput {
  return typeof said === "string" || "title" in said;
}

const cookie = signedCookie("__flash");

/** Redirects to `to`, whose page shows what is said: its loader reads it with `consumeFlash`. After a post, 303 says to follow with GET. */
export async function redirectWithFlash(
  request: Request,
  to: string,
  said: FlashInput,
): Promise<TypedResponse<never>> {
  const flash: Flash = { tone: "ok", ...(typeof said === "string" ? { title: said } : said) };
  return redirect(to, { status: 303, headers: { "Set-Cookie": await flashCookie(request, flash) } });
}

/** Returns the Set-Cookie header of a flash, for a redirect that sets more. */
export function flashCookie(request: Request, flash: Flash): Promise<string> {
  return cookie.write(request, flash, maxAge);
}

/**
 * Logs an error that nobody expected, and redirects to a page that says so, as after a download that failed.
 *
 * @throws {Response} a thrown response
 */
export function redirectWithFailure(
  request: Request,
  to: string,
  error: unknown,
): Promise<TypedResponse<never>> {
  const { title, advice, requestId } = reportError(error).failure;
  const flash = { title, advice: requestId ? `${advice} ${uiText.requestId(requestId)}` : advice };
  return redirectWithFlash(request, to, { tone: "bad", ...flash });
}

/**
 * Reads the flash that the previous action set.
 *
 * @returns the flash, or null, and the headers that delete its cookie
 */
export async function consumeFlash(request: Request): Promise<{ flash: Flash | null; headers: HeadersInit }> {
  const value = await cookie.read(request);
  if (value === null) return { flash: null, headers: {} };
  const { data: flash = null } = flashSchema.safeParse(value);
  return { flash, headers: { "Set-Cookie": await cookie.clear(request) } };
}

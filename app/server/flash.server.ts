import { redirect, type TypedResponse } from "@remix-run/node";
import { z } from "zod";
import * as uiText from "~/messages/ui";
import { signedCookie } from "~/process/signed-cookie.server";
import { reportError } from "./unexpected-error.server";

/** Seconds until an unread flash expires. */
const maxAge = 60;

const flashSchema = z.object({
  tone: z.enum(["ok", "info", "warn", "bad"]),
  /** The specification's exact text, where it gives one. */
  title: z.string(),
  advice: z.string().optional(),
  link: z.object({ to: z.string(), label: z.string() }).optional(),
  /** The id of a secret link that the page shows once. No cookie contains the link itself. */
  linkId: z.uuid().optional(),
  created: z.object({ name: z.string(), email: z.string() }).optional(),
  /** The email of an account with a new password; the sign-in form fills it in. */
  email: z.string().optional(),
  /** The form to offer, which undoes part of the action. */
  undo: z.enum(["release", "undo-review"]).optional(),
  /** Set by a sign-out. The page then removes the back office's data from this browser. */
  isSignOut: z.boolean().optional(),
});

/** A message that the next page shows once. */
export type Flash = z.output<typeof flashSchema>;

/** The success message of a form: a title, or a title with more members. The default tone is `ok`. */
export type FlashInput = string | (Omit<Flash, "tone"> & Partial<Pick<Flash, "tone">>);

/** Returns whether a form has created its redirect itself. */
export function isRedirect(outcome: unknown): outcome is TypedResponse<never> {
  return outcome instanceof Response;
}

/** Returns whether the outcome is a message for the page of the redirect. */
export function isFlash(outcome: object | string): outcome is FlashInput {
  return typeof outcome === "string" || "title" in outcome;
}

const cookie = signedCookie("__flash");

/**
 * Redirects to a page that shows a message; that page's loader calls `consumeFlash`. Status 303 makes the browser follow a post with GET.
 */
export async function redirectWithFlash(
  request: Request,
  path: string,
  message: FlashInput,
): Promise<TypedResponse<never>> {
  const flash: Flash = { tone: "ok", ...(typeof message === "string" ? { title: message } : message) };
  return redirect(path, { status: 303, headers: { "Set-Cookie": await flashCookie(request, flash) } });
}

/** Returns the flash's Set-Cookie header, for a redirect that sets more cookies. */
export function flashCookie(request: Request, flash: Flash): Promise<string> {
  return cookie.write(request, flash, maxAge);
}

/** Logs an unexpected error and redirects to a page that reports it, as after a failed download. Rethrows a thrown response. */
export function redirectWithFailure(
  request: Request,
  path: string,
  error: unknown,
): Promise<TypedResponse<never>> {
  const { title, advice, requestId } = reportError(error).failure;
  const flash = { title, advice: requestId ? `${advice} ${uiText.requestId(requestId)}` : advice };
  return redirectWithFlash(request, path, { tone: "bad", ...flash });
}

/** Reads the flash of the previous action. The returned headers delete its cookie. */
export async function consumeFlash(request: Request): Promise<{ flash: Flash | null; headers: HeadersInit }> {
  const value = await cookie.read(request);
  if (value === null) return { flash: null, headers: {} };
  const { data: flash = null } = flashSchema.safeParse(value);
  return { flash, headers: { "Set-Cookie": await cookie.clear(request) } };
}

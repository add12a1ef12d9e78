import { redirect } from "@remix-run/node";
import { NotAllowedError, SessionEndedError, VerificationNeededError } from "~/access/session";
import { isSafeMethod } from "~/lib/http-methods";
import * as text from "~/messages/refusals";
import { paths } from "~/paths";
import { type Flash, redirectWithFlash } from "./flash.server";

/**
 * Returns where a request is redirected whose session was checked again in a transaction: to the sign-in page if it has ended since
 * `guard`; to /confirm-identity if its verification has run out; null for every other error.
 */
export async function toSessionRedirect(request: Request, error: unknown): Promise<Response | null> {
  if (error instanceof SessionEndedError) return toSignIn(request);
  if (error instanceof VerificationNeededError) return toConfirmation(request);
  return null;
}

/**
 * Runs a download that checks in its transaction that the session is still an administrator's.
 *
 * @throws {Response} 403 where it no longer is
 */
export async function asAdmin(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotAllowedError) throw new Response(text.adminsOnly, { status: 403 });
    const elsewhere = await toSessionRedirect(request, error);
    if (elsewhere) return elsewhere;
    throw error;
  }
}

/** Redirects to the sign-in page, which leads back to this URL. After a post, a flash reports that nothing was saved. */
export function toSignIn(request: Request): Promise<Response> {
  return redirectAndBack(request, paths.login, {
    title: text.sessionEnded,
    advice: text.sessionEndedAdvice,
  });
}

/** Redirects to the page that confirms who a person is. After a post, a flash reports that nothing was saved. */
export function toConfirmation(request: Request): Promise<Response> {
  return redirectAndBack(request, paths.confirmIdentity, {
    title: text.confirmationNeeded,
    advice: text.confirmationNeededAdvice,
  });
}

async function redirectAndBack(
  request: Request,
  toPath: (query: { redirectTo: string }) => string,
  notice: Pick<Flash, "title" | "advice">,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = toPath({ redirectTo: pathname + search });
  if (isSafeMethod(request.method)) return redirect(path);
  return redirectWithFlash(request, path, { tone: "warn", ...notice });
}

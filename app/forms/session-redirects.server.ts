import { redirect } from "@remix-run/node";
import { NotAllowedError, SessionEndedError, VerificationNeededError } from "~/access/session";
import { isRead } from "~/lib/http-methods";
import * as text from "~/messages/refusals";
import { paths } from "~/paths";
import { type Flash, redirectWithFlash } from "./flash.server";

/**
 * Runs `work`, which checks in its transaction that the session is still an administrator's.
 *
 * @throws {Response} 403 where it no longer is, a redirect as `redirectIfSessionEnded`, and everything that `work` throws
 */
export async function asAdmin<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
  try {
    return await redirectIfSessionEnded(request, work);
  } catch (error) {
    if (error instanceof NotAllowedError) throw new Response(text.adminsOnly, { status: 403 });
    throw error;
  }
}

/**
 * Runs `work`, which checks the session again in its transaction. Where the session has ended since `guard`, redirects
 * to the sign-in page as `guard` does; where its verification has run out, to /confirm-identity.
 *
 * @throws {Response} one of these redirects, and everything that `work` throws
 */
export async function redirectIfSessionEnded<Result>(
  request: Request,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SessionEndedError) throw await toSignIn(request);
    if (error instanceof VerificationNeededError) throw await toConfirmation(request);
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
  if (isRead(request.method)) return redirect(path);
  return redirectWithFlash(request, path, { tone: "warn", ...notice });
}

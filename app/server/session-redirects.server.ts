import { redirect } from "@remix-run/node";
import { NotAllowedError, SessionEndedError, VerificationNeededError } from "~/access/session";
import { isSafeMethod } from "~/lib/http-methods";
import * as text from "~/messages/refusals";
import { paths } from "~/paths";
import { type Flash, redirectWithFlash } from "./flash.server";

/**
 * Returns the redirect for an error of a transaction that checked the session again: to the sign-in page if the session has ended since
 * `guard`, or to /confirm-identity if the confirmation has expired. Null for every other error.
 */
export async function toSessionRedirect(
  request: Request,
  error: unknown,
  back?: string,
): Promise<Response | null> {
  if (error instanceof SessionEndedError) return toSignIn(request, back);
  if (error instanceof VerificationNeededError) return toConfirmation(request, back);
  return null;
}

/**
 * Runs a download that checks, in its transaction, whether the session is still an administrator's.
 *
 * @param page the page of the download button, to which a sign-in or a confirmation returns
 * @throws {Response} 403 if the account is no longer an administrator
 */
export async function asAdmin(
  request: Request,
  page: string | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotAllowedError) throw new Response(text.adminsOnly, { status: 403 });
    const sessionRedirect = await toSessionRedirect(request, error, page);
    if (sessionRedirect) return sessionRedirect;
    throw error;
  }
}

const signedInMark = "signed-in";

/**
 * Returns the URL to open after a sign-in, with a mark if the browser has sent no cookie. If the browser rejects cookies, the user lands on
 * the sign-in page again, which then explains the reason.
 */
export function afterSignIn(request: Request, path: string): string {
  return request.headers.has("Cookie") ? path : changeMark(path, (query) => query.set(signedInMark, "1"));
}

/** Redirects from a marked URL to the plain one once the session exists. */
export function stripSignedInMark(request: Request): void {
  const { pathname, search, searchParams } = new URL(request.url);
  if (!searchParams.has(signedInMark) || !isSafeMethod(request.method)) return;
  throw redirect(withoutMark(pathname + search));
}

const withoutMark = (path: string) => changeMark(path, (query) => query.delete(signedInMark));

function changeMark(path: string, change: (query: URLSearchParams) => void): string {
  const { pathname, searchParams, hash } = new URL(path, "http://own.invalid");
  change(searchParams);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ""}${hash}`;
}

/** Redirects to the sign-in page, which returns to `back` or this URL. After a post, a flash reports that nothing was saved. */
export function toSignIn(request: Request, back?: string): Promise<Response> {
  const notice = { title: text.sessionEnded, advice: text.sessionEndedAdvice };
  const { pathname, search, searchParams } = new URL(request.url);
  if (!searchParams.has(signedInMark)) return redirectAndBack(request, paths.login, notice, back);
  return Promise.resolve(
    redirect(paths.login({ redirectTo: back ?? withoutMark(pathname + search), cookies: "lost" })),
  );
}

/** Redirects to the page that confirms a person's identity. After a post, a flash reports that nothing was saved. */
export function toConfirmation(request: Request, back?: string): Promise<Response> {
  const notice = { title: text.confirmationNeeded, advice: text.confirmationNeededAdvice };
  return redirectAndBack(request, paths.confirmIdentity, notice, back);
}

async function redirectAndBack(
  request: Request,
  toPath: (query: { redirectTo: string }) => string,
  notice: Pick<Flash, "title" | "advice">,
  back?: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = toPath({ redirectTo: back ?? pathname + search });
  if (isSafeMethod(request.method)) return redirect(path);
  return redirectWithFlash(request, path, { tone: "warn", ...notice });
}

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
 * Runs a download that checks in its transaction that the session is still an administrator's.
 *
 * @param page the page of its button, where a sign-in or a confirmation leads back to
 * @throws {Response} 403 where it no longer is
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
    const elsewhere = await toSessionRedirect(request, error, page);
    if (elsewhere) return elsewhere;
    throw error;
  }
}

/** In the address that a sign-in leads to. */
const signedInMark = "signed-in";

/**
 * Returns the address that a sign-in leads to: marked for a browser that has sent no cookie. One that keeps none comes back from there to
 * the sign-in page, which can say why.
 */
export function afterSignIn(request: Request, path: string): string {
  return request.headers.has("Cookie") ? path : changeMark(path, (query) => query.set(signedInMark, "1"));
}

/** Redirects from a marked address to the plain one once the session is there. */
export function requireNoMark(request: Request): void {
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

/** Redirects to the sign-in page, which leads back to this URL, or another. After a post, a flash reports that nothing was saved. */
export function toSignIn(request: Request, back?: string): Promise<Response> {
  const notice = { title: text.sessionEnded, advice: text.sessionEndedAdvice };
  const { pathname, search, searchParams } = new URL(request.url);
  if (!searchParams.has(signedInMark)) return redirectAndBack(request, paths.login, notice, back);
  return Promise.resolve(
    redirect(paths.login({ redirectTo: back ?? withoutMark(pathname + search), cookies: "lost" })),
  );
}

/** Redirects to the page that confirms who a person is. After a post, a flash reports that nothing was saved. */
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

import { data } from "@remix-run/node";
import { consumeFlash } from "~/server/flash.server";
import { consumeKeptForm } from "./kept-form.server";

/**
 * Returns what the loader of a page with a form sends: `page`, the message to show once, and whether a refused form is shown.
 *
 * @param cookie a Set-Cookie header of the page itself
 */
export async function toFormPage<Page extends object>(request: Request, page: Page, cookie?: string) {
  const { flash, headers } = await consumeFlash(request);
  const all = new Headers(headers);
  if (cookie !== undefined) all.append("Set-Cookie", cookie);
  return data({ ...page, flash, isRefused: showsRefusedForm(request) }, { headers: all });
}

/**
 * As `toFormPage`, for a form that may ask its sender to confirm who they are: adds `kept`, what they had typed before, which the form
 * shows as its `result`. The message to show is then that it must be sent again.
 *
 * @param userId the acting account
 */
export async function toKeptFormPage<Page extends object>(request: Request, userId: string, page: Page) {
  const { kept, notice, setCookie } = await consumeKeptForm(request, userId);
  const { data: shown, init } = await toFormPage(request, { ...page, kept }, setCookie);
  return data({ ...shown, flash: notice ?? shown.flash }, init ?? undefined);
}

/**
 * Whether the page will show a refused form: after such a post, Remix loads the page with a GET that has the headers of
 * the post. The title of the page then starts with "Error: ".
 */
export function showsRefusedForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}

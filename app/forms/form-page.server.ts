import { data } from "@remix-run/node";
import { consumeFlash } from "~/server/flash.server";
import { consumeKeptForm } from "./kept-form.server";

/** Returns a form page's loader data: `page`, the flash, and whether a rejected form is shown. `cookie` is the page's Set-Cookie header. */
export async function toFormPage<Page extends object>(request: Request, page: Page, cookie?: string) {
  const { flash, headers } = await consumeFlash(request);
  const allHeaders = new Headers(headers);
  if (cookie !== undefined) allHeaders.append("Set-Cookie", cookie);
  return data({ ...page, flash, isRefused: showsRefusedForm(request) }, { headers: allHeaders });
}

/**
 * Like `toFormPage`, for a form that may require a confirmation of identity. Adds `kept`, the values typed before the confirmation, as the
 * form's `result`. The flash then asks to send the form again.
 *
 * @param userId the acting account
 */
export async function toKeptFormPage<Page extends object>(request: Request, userId: string, page: Page) {
  const { kept, notice, setCookie } = await consumeKeptForm(request, userId);
  const { data: pageData, init } = await toFormPage(request, { ...page, kept }, setCookie);
  return data({ ...pageData, flash: notice ?? pageData.flash }, init ?? undefined);
}

/**
 * Returns whether the page shows a rejected form, whose title gets "Error: ". Remix loads that page with a GET that has the post's headers.
 */
export function showsRefusedForm(request: Request): boolean {
  return request.headers.has("Content-Type");
}

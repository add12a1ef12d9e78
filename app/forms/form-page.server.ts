import { data } from "@remix-run/node";
import { consumeFlash } from "./flash.server";
import { showsRefusedForm } from "./handle-form.server";
import { consumeKeptForm } from "./kept-form.server";

/** Returns what the loader of a page with a form sends: `page`, the message to show once, and whether a refused form is shown. */
export async function toFormPage<Page extends object>(request: Request, page: Page) {
  const { flash, headers } = await consumeFlash(request);
  return data({ ...page, flash, isRefused: showsRefusedForm(request) }, { headers });
}

/**
 * As `toFormPage`, for a form that may ask its sender to confirm who they are: adds `kept`, what they had typed before, which the form
 * shows as its `lastResult`. The message to show is then that it must be sent again.
 *
 * @param userId the acting account
 */
export async function toKeptFormPage<Page extends object>(request: Request, userId: string, page: Page) {
  const { flash, headers } = await consumeFlash(request);
  const { kept, notice, setCookie } = await consumeKeptForm(request, userId);
  const all = new Headers(headers);
  if (setCookie) all.append("Set-Cookie", setCookie);
  return data(
    { ...page, flash: notice ?? flash, kept, isRefused: showsRefusedForm(request) },
    { headers: all },
  );
}

import { data } from "@remix-run/node";
import { consumeFlash } from "./flash.server";
import { showsRefusedForm } from "./handle-form.server";

/** Returns what the loader of a page with a form sends: `page`, the message to show once, and whether a refused form is shown. */
export async function toFormPage<Page extends object>(request: Request, page: Page) {
  const { flash, headers } = await consumeFlash(request);
  return data({ ...page, flash, isRefused: showsRefusedForm(request) }, { headers });
}

import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { loadPrivatePage } from "~/booking/private-page/load-private-page.server";
import { openPrivatePage } from "~/booking/private-page/private-link.server";
import { explainError } from "~/forms/error-outcome.server";
import { showsRefusedForm } from "~/forms/form-page.server";
import { paths } from "~/paths";
import { type Confirm, type PageView, toPageView } from "~/private-page/page-view.server";
import { consumeFlash } from "~/server/flash.server";
import { toReachedLimit } from "~/server/reached-limit.server";
import { clientAddress } from "~/server/request-context.server";
import { siteOrigin } from "~/site/origin.server";

interface UnknownView {
  kind: "unknown";
  /** How long to wait, if too many invalid links came from this address. */
  wait: string | null;
}

interface UnavailableView {
  kind: "unavailable";
  messages: string[];
}

interface LoadedView {
  view: PageView | UnknownView | UnavailableView;
  init: ResponseInit;
}

/**
 * Loads the private page of a link; every invalid link gets the same page. If loading fails after a rejected post, the page reports the
 * failure and keeps the input.
 */
export async function loadPageView(request: Request, token = ""): Promise<LoadedView> {
  try {
    return await loadOpened(request, token);
  } catch (error) {
    const limit = toReachedLimit(error);
    if (limit) return { view: { kind: "unknown", wait: limit.wait }, init: limit.init };
    if (!showsRefusedForm(request)) throw error;
    const { messages = [], status, headers } = explainError(error);
    return { view: { kind: "unavailable", messages }, init: { status, headers } };
  }
}

async function loadOpened(request: Request, token: string): Promise<LoadedView> {
  const booking = await openPrivatePage(token, clientAddress());
  if (!booking) return { view: { kind: "unknown", wait: null }, init: { status: 404 } };
  const { flash, headers } = await consumeFlash(request);
  const page = await loadPrivatePage(booking);
  const isRefused = showsRefusedForm(request);
  const view = toPageView(token, booking, page, {
    flash,
    isRefused,
    formId: randomUUID(),
    origin: siteOrigin(request),
  });
  const viewName = new URL(request.url).searchParams.get("view");
  if (viewName === null) return { view, init: { headers } };
  if (isConfirm(viewName) && view.allows[viewName])
    return { view: { ...view, confirm: viewName }, init: { headers } };
  // The change to confirm is no longer possible. After a rejected post, the page says why.
  if (!isRefused) throw redirect(paths.privatePage(token));
  return { view, init: { headers } };
}

function isConfirm(view: string): view is Confirm {
  return view === "accept" || view === "decline" || view === "cancel";
}

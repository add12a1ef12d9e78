import { data } from "@remix-run/node";
import { type ListQuery, toListParams } from "~/booking/list/filter";
import { savedSearchSchema } from "~/booking/list/saved-search";
import { saveSearch, TooManySavedSearchesError } from "~/booking/list/saved-searches.server";
import { reportError } from "~/server/report-error.server";
import * as text from "~/messages/saved-searches";
import { redirectWithFlash } from "~/forms/flash.server";
import { paths } from "~/paths";
import { redirectIfSessionEnded } from "~/guard.server";
import type { Session } from "~/staff/sessions/sessions.server";

/** Saves the current search under the submitted name; returns action data with the name if it is rejected. */
export async function handleSaveSearch(
  request: Request,
  session: Session,
  list: ListQuery,
  form: URLSearchParams,
) {
  const name = form.get("name") ?? "";
  const address = paths.bookings({ ...toListParams(list), page: list.page });
  const query = new URLSearchParams(new URL(address, "http://localhost").search).toString();
  const { data: search, error } = savedSearchSchema.safeParse({ name, query });
  if (error) return refuse(name, { errors: error.issues.map(({ message }) => message) }, { status: 422 });
  try {
    await redirectIfSessionEnded(request, () => saveSearch(session, search));
  } catch (fault) {
    if (fault instanceof TooManySavedSearchesError)
      return refuse(name, { errors: [fault.message] }, { status: 409 });
    const { failure, init } = reportError(fault);
    return refuse(name, { failure }, init);
  }
  return redirectWithFlash(request, address, {
    tone: "ok",
    title: text.saved(search.name),
    link: { to: paths.accountSavedLists(), label: text.seeSaved },
  });
}

type Reason = { errors: string[] } | { failure: ReturnType<typeof reportError>["failure"] };

function refuse(name: string, reason: Reason, init: ResponseInit) {
  return data({ name, ...reason }, init);
}

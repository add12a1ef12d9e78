import type { SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { paths } from "~/paths";
import type { ErrorReport } from "~/server/report-error.server";
import type { Session } from "~/staff/sessions/sessions.server";
import type { Intent } from "./intents";

/** The action data of a rejected form; a successful action redirects. */
export interface DetailRefusal {
  /** The submitted form; null if the body could not be read. */
  intent: Intent | null;
  /** The field errors and the submitted values. */
  result?: SubmissionResult;
  failure?: ErrorReport;
}

export interface Post {
  request: Request;
  /** The booking id in the URL, not validated. */
  id: string | undefined;
  session: Session;
  form: URLSearchParams;
}

/** Handles the forms with an intent. */
export type DetailAction = (post: Post) => Promise<Response | ReturnType<typeof refuse>>;

/** Returns the action data of a rejected form. */
export function refuse(refusal: DetailRefusal, init: ResponseInit) {
  return data(refusal, init);
}

/** Redirects to the page, which shows `title`. */
export function redirectToBooking(
  request: Request,
  id = "",
  title: string,
  tone: Flash["tone"] = "ok",
): Promise<Response> {
  return redirectWithFlash(request, paths.bookingDetails(id), { tone, title });
}

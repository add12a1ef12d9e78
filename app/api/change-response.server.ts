import { randomUUID } from "node:crypto";
import { findLastDecisionId, type SubmittedForm } from "~/booking/change/change-booking.server";
import { toWorkJson } from "~/booking/record/booking-json";
import { findFullBooking } from "~/booking/record/find-booking.server";
import type { RefusedFile } from "~/db/schema.server";
import { digestToUuid } from "~/lib/sha256.server";
import * as text from "~/messages/api";
import { bookingRefusals, type WorkRefusal } from "~/refusals/booking.server";
import { explainFiles } from "~/refusals/file";
import type { ApiRefusals } from "~/refusals/refusal.server";
import { problem, success } from "~/server/json-response.server";

interface ChangeHeaders {
  "Idempotency-Key"?: string | undefined;
  "If-Match"?: string | undefined;
}

/** Returns the form id of a request. The same key gives the same id, so a repeated request changes nothing. */
export function toFormId({ "Idempotency-Key": key }: ChangeHeaders): string {
  return key === undefined ? randomUUID() : digestToUuid(["api", key]);
}

/** Returns the API's equivalent of a submitted form. `If-Match` contains the last change that the caller has seen. */
export function readSubmittedForm(headers: ChangeHeaders): SubmittedForm {
  const seen = readEtag(headers);
  return { formId: toFormId(headers), ...(seen !== undefined && { seen }) };
}

export function readEtag({ "If-Match": etag }: ChangeHeaders): number | undefined {
  return etag === undefined ? undefined : Number(etag.slice(1, -1));
}

export function toEtag(tag: number): string {
  return `"${tag}"`;
}

/** Returns the text of the email about a change; null for no email. */
export function toApiMail(
  { sendMail, mailText }: { sendMail: boolean; mailText: string },
  suggested: string,
): string | null {
  return sendMail ? mailText || suggested : null;
}

export async function changeResponse(
  id: string,
  outcome: { result: "done" } | { result: "unchanged" } | WorkRefusal | null,
): Promise<Response> {
  if (!outcome) return problem(404, text.unknownBooking);
  if (outcome.result === "done" || outcome.result === "unchanged") return bookingResponse(id);
  return refusalResponse(bookingRefusals, outcome);
}

/** Builds the response to a domain function's refusal. The table must contain every possible result. */
export function refusalResponse<const Refusal extends { result: string }>(
  refusals: ApiRefusals<Refusal>,
  refusal: Refusal,
): Response {
  // TypeScript cannot infer that a result's entry accepts refusals with that result.
  const { api } = refusals[refusal.result as Refusal["result"]] as ApiRefusals<{ result: string }>[string];
  const { status = 409, message, errors, code = refusal.result, more, tag } = api(refusal);
  return problem(status, message, {
    errors,
    more: { ...(code !== null && { code }), ...more },
    headers: tag === undefined ? {} : { ETag: toEtag(tag) },
  });
}

export function refusedFilesResponse(field: string, refused: readonly RefusedFile[]): Response {
  const { status, errors, headers } = explainFiles(field, refused);
  return problem(status, errors[field]?.[0] ?? "", { errors, headers });
}

export async function bookingResponse(id: string): Promise<Response> {
  // The version is read before the booking. If the booking changes in between, the response has an outdated tag, which a later request
  // detects.
  const version = await findLastDecisionId(id);
  const booking = await findFullBooking(id);
  if (!booking) return problem(404, text.unknownBooking);
  return success(200, toWorkJson(booking), { ETag: toEtag(version) });
}

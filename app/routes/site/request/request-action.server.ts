import { data, type TypedResponse } from "@remix-run/node";
import { openRequest } from "~/booking/request/open-request.server";
import { countRequestPost } from "~/booking/request/request-limits.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { TooManyAttemptsError } from "~/db/rate-limit.server";
import { UploadError } from "~/files/transport/upload-error";
import { type FormRefusal, readFormOrRefusal, toServerErrorRefusal } from "~/forms/handle-form.server";
import { requirePost } from "~/forms/read-form.server";
import { describeWait } from "~/lib/describe-wait";
import { parseForm, readErrors } from "~/lib/parse-form";
import * as text from "~/messages/request-forms";
import { clientAddress } from "~/server/client-address.server";
import { discardBody } from "~/server/read-body.server";
import { logFailure } from "~/server/report-error.server";
import { answerPost } from "./answer-post.server";
import { addFiles } from "./add-files.server";
import type { FormAnswer } from "./form-answer";
import { formSchemas, isIntent } from "./request-forms.server";

type Answered = TypedResponse<never> | ReturnType<typeof refuse>;

/** Handles the forms of a visitor's private page. Every success is a redirect to the page, so that a reload sends nothing again. */
export async function handleRequestPost(request: Request, token = ""): Promise<Answered> {
  requirePost(request);
  try {
    const booking = await openRequest(token, clientAddress());
    if (booking) return await handlePost(request, token, booking);
    await discardBody(request);
    return refuse({ intent: "" }, { status: 404 });
  } catch (error) {
    if (!(error instanceof TooManyAttemptsError)) throw error;
    await discardBody(request);
    return refuse({ intent: "" }, explain(error));
  }
}

async function handlePost(request: Request, token: string, booking: Booking): Promise<Answered> {
  const context = { request, token, booking };
  if (isMultipart(request)) {
    const answer = { intent: "files", values: {} };
    return tryPost(request, answer, () => addFiles(context));
  }
  const form = await readFormOrRefusal(request);
  if (!(form instanceof URLSearchParams)) return refuse({ intent: "" }, form);
  const intent = form.get("intent");
  if (!isIntent(intent)) return refuse({ intent: "" }, { status: 400, messages: [text.notSent] });
  const values = Object.fromEntries(form);
  const submission = parseForm(form, formSchemas[intent]);
  if (submission.status !== "success")
    return refuse({ intent, values }, { status: 400, errors: readErrors(submission) });
  return tryPost(request, { intent, values }, async () => {
    await countRequestPost(clientAddress(), booking.id);
    return answerPost(context, intent, submission.value);
  });
}

/** Runs a form's change. A refusal, expected or not, keeps what was typed. */
async function tryPost(
  request: Request,
  answer: Pick<FormAnswer, "intent" | "values">,
  work: () => Promise<TypedResponse<never> | FormRefusal | null>,
): Promise<Answered> {
  try {
    const outcome = await work();
    if (outcome === null) return refuse(answer, { status: 404 });
    return isRedirect(outcome) ? outcome : refuse(answer, outcome);
  } catch (error) {
    await discardBody(request);
    return refuse(answer, explain(error));
  }
}

function isRedirect(outcome: TypedResponse<never> | FormRefusal): outcome is TypedResponse<never> {
  return outcome instanceof Response;
}

function explain(error: unknown): FormRefusal {
  if (error instanceof TooManyAttemptsError)
    return {
      status: 429,
      messages: [text.tooManyPosts, text.tooManyPostsAdvice(describeWait(error.retryAfter))],
      headers: { "Retry-After": String(error.retryAfter) },
    };
  if (error instanceof UploadError) {
    if (error.isOurs) logFailure(error);
    return {
      status: error.status,
      messages: [text.notAdded, error.message],
      ...(error.retryAfter !== undefined && { headers: { "Retry-After": String(error.retryAfter) } }),
    };
  }
  return toServerErrorRefusal(error);
}

function refuse(
  { intent, values = {} }: Partial<FormAnswer> & { intent: string },
  { status, messages = [], errors = {}, headers }: FormRefusal,
) {
  const answer: FormAnswer = { intent, values, errors, messages };
  return data(answer, { status, headers });
}

function isMultipart(request: Request): boolean {
  return request.headers.get("Content-Type")?.toLowerCase().startsWith("multipart/form-data") ?? false;
}

import type { TypedResponse } from "@remix-run/node";
import { receiveMessage } from "~/booking/conversation/messages.server";
import { answerQuote } from "~/booking/quote/answer-quote.server";
import type { Booking } from "~/booking/record/find-booking.server";
import { cancelByVisitor } from "~/booking/stage/cancel-by-visitor.server";
import { requestDate } from "~/booking/visit/request-date.server";
import type { Stage } from "~/db/schema.server";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import type { FormRefusal } from "~/forms/handle-form.server";
import { formatPacificDay } from "~/lib/pacific-time";
import * as text from "~/messages/request-forms";
import { paths } from "~/paths";
import { contactText } from "~/settings/contact-text";
import type { formSchemas, Intent } from "./request-forms.server";

interface PostContext {
  request: Request;
  token: string;
  booking: Booking;
}

type Values = { [Name in Intent]: ReturnType<(typeof formSchemas)[Name]["parse"]> };
type Outcome = TypedResponse<never> | FormRefusal | null;

/**
 * Makes the change that a form of the page asks for.
 *
 * @returns a redirect to the page with a message; a refusal, if something has changed in the meantime; null if the booking is gone
 */
export async function answerPost<Name extends Intent>(
  context: PostContext,
  intent: Name,
  values: Values[Name],
): Promise<Outcome> {
  const handlers: { [Each in Intent]: (values: Values[Each]) => Promise<Outcome> } = {
    message: (form) => sendMessage(context, form),
    date: (form) => askForDate(context, form),
    accept: (form) => answer(context, { ...form, text: "", answer: "accepted" }),
    decline: (form) => answer(context, { ...form, answer: "declined" }),
    cancel: (form) => cancel(context, form),
  };
  return handlers[intent](values);
}

async function sendMessage(context: PostContext, form: Values["message"]): Promise<Outcome> {
  const outcome = await receiveMessage(context.booking.id, form);
  if (!outcome) return null;
  if (outcome.result === "full") return toFull();
  return finish(context, { title: text.message.sent, advice: text.message.sentAdvice });
}

async function askForDate(context: PostContext, form: Values["date"]): Promise<Outcome> {
  const outcome = await requestDate(context.booking.id, form);
  if (!outcome) return null;
  if (outcome.result === "full") return toFull();
  if (outcome.result === "closed") return toClosed(outcome.stage);
  return finish(context, { title: text.date.sent, advice: text.date.sentAdvice });
}

async function answer(
  context: PostContext,
  form: Values["decline"] & { answer: "accepted" | "declined" },
): Promise<Outcome> {
  const outcome = await answerQuote(context.booking.id, form);
  if (!outcome) return null;
  if (outcome.result === "missing") return refuse(text.quoteGone.missing, text.quoteGoneAdvice);
  if (outcome.result !== "done")
    return refuse(text.quoteGone[outcome.result](formatPacificDay(outcome.at)), text.quoteGoneAdvice);
  const { sent: title, sentAdvice: advice } = form.answer === "accepted" ? text.accept : text.decline;
  return finish(context, { title, advice });
}

async function cancel(context: PostContext, form: Values["cancel"]): Promise<Outcome> {
  const outcome = await cancelByVisitor(context.booking.id, form);
  if (!outcome) return null;
  if (outcome.result === "closed") return toClosed(outcome.stage);
  if (outcome.result === "too-late")
    return refuse(text.cancel.tooLate, contactText(text.cancel.tooLateContact));
  return finish(context, { title: text.cancel.sent, advice: text.cancel.sentAdvice });
}

function finish({ request, token }: PostContext, flash: Omit<Flash, "tone">): Promise<TypedResponse<never>> {
  return redirectWithFlash(request, paths.request(token), { tone: "ok", ...flash }, 303);
}

/** Refuses a change that does not fit to the current state. */
function refuse(...messages: string[]): FormRefusal {
  return { status: 409, messages };
}

function toFull(): FormRefusal {
  return refuse(text.message.full, contactText(text.message.fullAdvice));
}

function toClosed(stage: Stage): FormRefusal {
  const closed: Partial<Record<Stage, string>> = text.closed;
  return refuse(closed[stage] ?? text.notSent, text.closedAdvice);
}

import { z } from "zod";
import type { Session } from "~/access/session";
import { changeForm, noFields } from "~/forms/define-form.server";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { missingPage, type ShownForm } from "~/forms/form-outcome.server";
import { handleForms } from "~/forms/handle-form.server";
import { isCallable } from "~/lib/fetch-outside.server";
import { confirmedField, idField } from "~/lib/text-fields";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { requirePost } from "~/server/read-body.server";
import { sendCallAgain, sendTestCall, type WebhookCall } from "~/webhooks/calls.server";
import { webhookSchema } from "~/webhooks/webhook-schema";
import {
  changeWebhook,
  pauseWebhook,
  removeWebhook,
  renewSecret,
  resumeWebhook,
  type Webhook,
} from "~/webhooks/webhooks.server";
import { describeResponse } from "./call-table";

/** What the page shows once after a form. */
interface WebhookShown {
  secret?: string;
  /** What is about to be done. */
  question?: "renew" | "remove";
}

const asked = z.object({ confirmed: confirmedField });

/** What the page of a webhook that does not exist, or no longer, answers. */
export function webhookGone(): Response {
  return new Response(text.gone, { status: 404 });
}

/**
 * Handles the forms of a webhook's page; `intent` says which.
 *
 * @throws {Response} 405 if it is not a POST, 404 without a webhook
 */
export function handleSettingsWebhookForms(request: Request, webhook: Webhook | null, session: Session) {
  // Other pages leave this to `handleForms`. Here, other methods would get 404 instead of 405 once the webhook is removed.
  requirePost(request);
  if (!webhook) throw webhookGone();
  const { id } = webhook;
  const keepFor = session.staff.id;
  const refusals = { missing: missingPage(text.gone) };
  return handleForms<WebhookShown>(request, {
    save: changeForm({
      schema: webhookSchema(isCallable(env().INSIDE_HOSTS)),
      keepFor,
      change: (values) => changeWebhook(id, values, session),
      done: () => text.saved,
      refusals,
    }),
    test: changeForm({
      schema: noFields,
      keepFor,
      change: () => sendTestCall(id, session),
      done: ({ call }) => describeTest(call),
      refusals,
    }),
    pause: changeForm({
      schema: noFields,
      keepFor,
      change: () => pauseWebhook(id, session),
      done: () => ({ title: text.paused, advice: text.pausedAdvice }),
      refusals,
    }),
    resume: changeForm({
      schema: noFields,
      keepFor,
      change: () => resumeWebhook(id, session),
      done: () => ({ title: text.resumed, advice: text.resumedAdvice }),
      refusals,
    }),
    renew: changeForm({
      schema: asked,
      keepFor,
      check: ({ confirmed }) => ask("renew", confirmed),
      change: () => renewSecret(id, session),
      done: ({ secret }) => ({ shown: { secret } }),
      refusals,
    }),
    remove: changeForm({
      schema: asked,
      keepFor,
      check: ({ confirmed }) => ask("remove", confirmed),
      change: () => removeWebhook(id, session),
      done: ({ name }) => redirectWithFlash(request, paths.settingsWebhooks(), text.removed(name)),
      refusals,
    }),
    again: changeForm({
      schema: z.object({ call: idField }),
      change: ({ call }) => sendCallAgain(id, call, session),
      done: () => text.queued,
      refusals: {
        "under-way": { page: () => ({ tone: "info", title: text.underWay, advice: text.underWayAdvice }) },
        missing: { page: () => ({ tone: "warn", title: text.callGone }) },
      },
    }),
  });
}

/** Asks before it is confirmed. */
function ask(question: "renew" | "remove", confirmed?: "yes"): ShownForm<WebhookShown> | undefined {
  return confirmed ? undefined : { shown: { question } };
}

function describeTest(call: WebhookCall): FlashInput {
  const last = call.log.at(-1);
  if (!last) return { tone: "warn", title: text.testWaiting, advice: text.testWaitingAdvice };
  if (call.state === "sent" && last.status !== null) return text.testTaken(last.status);
  return { tone: "bad", title: text.testRefused, advice: describeResponse(last) };
}

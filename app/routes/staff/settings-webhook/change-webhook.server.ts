import { z } from "zod";
import type { Session } from "~/access/session";
import { actForm, buttonForm } from "~/forms/define-form.server";
import { explainRefusal } from "~/forms/explain-refusal.server";
import { type FlashInput, redirectWithFlash } from "~/forms/flash.server";
import { handleForms } from "~/forms/handle-form.server";
import { isCallable } from "~/lib/fetch-outside.server";
import { confirmedField, idField } from "~/lib/text-fields";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { requirePost } from "~/server/read-body.server";
import { sendCallAgain, sendTestCall } from "~/webhooks/calls.server";
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
 * Does what one of the forms of a webhook's page says.
 *
 * @throws {Response} 405 if it is not a POST, 404 without a webhook
 */
export function changeOneWebhook(request: Request, webhook: Webhook | null, session: Session) {
  requirePost(request);
  if (!webhook) throw webhookGone();
  const { id } = webhook;
  const finish = (said: FlashInput) => redirectWithFlash(request, paths.webhookSettings(id), said);
  const leave = (said: FlashInput) => redirectWithFlash(request, paths.webhooks(), said);
  const gone: FlashInput = { tone: "info", title: text.gone };
  const finishUnlessGone = (changed: object | null, said: FlashInput) =>
    changed ? finish(said) : leave(gone);
  const callRefusals = {
    "under-way": {
      page: () => finish({ tone: "info", title: text.underWay, advice: text.underWayAdvice }),
    },
  };
  const keepFor = session.staff.id;
  const schema = webhookSchema(isCallable(env().INSIDE_HOSTS));
  const button = (act: () => ReturnType<typeof finish>) => buttonForm<WebhookShown>(act, { keepFor });
  return handleForms<WebhookShown>(request, {
    save: actForm({
      schema,
      keepFor,
      act: async (values) => finishUnlessGone(await changeWebhook(id, values, session), text.saved),
    }),
    test: button(async () => finish(describeTest(await sendTestCall(id, session)))),
    pause: button(async () =>
      finishUnlessGone(await pauseWebhook(id, session), { title: text.paused, advice: text.pausedAdvice }),
    ),
    resume: button(async () =>
      finishUnlessGone(await resumeWebhook(id, session), { title: text.resumed, advice: text.resumedAdvice }),
    ),
    renew: actForm<typeof asked, WebhookShown>({
      schema: asked,
      keepFor,
      act: async ({ confirmed }) => {
        if (!confirmed) return { shown: { question: "renew" } };
        const renewed = await renewSecret(id, session);
        return renewed ? { shown: { secret: renewed.secret } } : leave(gone);
      },
    }),
    remove: actForm({
      schema: asked,
      keepFor,
      act: async ({ confirmed }) => {
        if (!confirmed) return { shown: { question: "remove" } };
        const removed = await removeWebhook(id, session);
        return leave(removed ? text.removed(removed.name) : gone);
      },
    }),
    again: actForm({
      schema: z.object({ call: idField }),
      act: async ({ call }) => {
        const outcome = await sendCallAgain(id, call, session);
        if (!outcome) return finish({ tone: "info", title: text.callGone });
        return outcome.result === "done" ? finish(text.queued) : explainRefusal(callRefusals, outcome);
      },
    }),
  });
}

function describeTest(sent: Awaited<ReturnType<typeof sendTestCall>>): FlashInput {
  const last = sent?.call.log.at(-1);
  if (!last) return { tone: "warn", title: text.testWaiting, advice: text.testWaitingAdvice };
  if (sent?.call.state === "sent" && last.status !== null) return text.testTaken(last.status);
  return { tone: "bad", title: text.testRefused, advice: describeResponse(last) };
}

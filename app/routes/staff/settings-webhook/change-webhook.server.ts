import { z } from "zod";
import type { Session } from "~/access/session";
import { type Flash, redirectWithFlash } from "~/forms/flash.server";
import { handleForms, toHandler } from "~/forms/handle-form.server";
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
import { describeAnswer } from "./describe-call.server";

/** What the page shows once after a form. */
interface WebhookShown {
  secret?: string;
  /** What is about to be done. */
  question?: "renew" | "remove";
}

const button = z.object({});
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
  const finish = (flash: Flash, path: string = paths.webhookSettings(id)) =>
    redirectWithFlash(request, path, flash, 303);
  const gone: Flash = { tone: "info", title: text.gone };
  const toFlash = (changed: { result: "done" } | null, title: string, advice?: string) =>
    changed ? finish({ tone: "ok", title, ...(advice && { advice }) }) : finish(gone, paths.webhooks());
  const keepFor = session.staff.id;
  const schema = webhookSchema(isCallable(env().INSIDE_HOSTS));
  const form = (act: () => ReturnType<typeof finish>) =>
    toHandler<typeof button, WebhookShown>({ schema: button, keepFor, act });
  return handleForms<WebhookShown>(
    request,
    {
      test: form(async () => finish(describeTest(await sendTestCall(id, session)))),
      pause: form(async () => toFlash(await pauseWebhook(id, session), text.paused, text.pausedAdvice)),
      resume: form(async () => toFlash(await resumeWebhook(id, session), text.resumed, text.resumedAdvice)),
      renew: toHandler<typeof asked, WebhookShown>({
        schema: asked,
        keepFor,
        act: async ({ confirmed }) => {
          if (!confirmed) return { status: 200, shown: { question: "renew" } };
          const renewed = await renewSecret(id, session);
          if (!renewed) return finish(gone, paths.webhooks());
          return { status: 200, shown: { secret: renewed.secret } };
        },
      }),
      remove: toHandler<typeof asked, WebhookShown>({
        schema: asked,
        keepFor,
        act: async ({ confirmed }) => {
          if (!confirmed) return { status: 200, shown: { question: "remove" } };
          const removed = await removeWebhook(id, session);
          return finish(removed ? { tone: "ok", title: text.removed(removed.name) } : gone, paths.webhooks());
        },
      }),
      again: toHandler({
        schema: z.object({ call: idField }),
        act: async ({ call }) => {
          const outcome = await sendCallAgain(id, call, session);
          if (!outcome) return finish({ tone: "info", title: text.callGone });
          if (outcome.result === "under-way")
            return finish({ tone: "info", title: text.underWay, advice: text.underWayAdvice });
          return finish({ tone: "ok", title: text.queued });
        },
      }),
    },
    toHandler<typeof schema, WebhookShown>({
      schema,
      keepFor,
      act: async (values) => toFlash(await changeWebhook(id, values, session), text.saved),
    }),
  );
}

function describeTest(sent: Awaited<ReturnType<typeof sendTestCall>>): Flash {
  const last = sent?.call.log.at(-1);
  if (!last) return { tone: "warn", title: text.testWaiting, advice: text.testWaitingAdvice };
  if (sent?.call.state === "sent" && last.status !== null)
    return { tone: "ok", title: text.testTaken(last.status) };
  return { tone: "bad", title: text.testRefused, advice: describeAnswer(last) };
}

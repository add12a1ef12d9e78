import { z } from "zod";
import type { Session } from "~/access/session";
import {
  respondToResult,
  type FormResponse,
  readPost,
  readValues,
  requireValid,
  showFormWithoutErrors,
  unknownForm,
} from "~/forms/form-post.server";
import { createUrlCheck } from "~/lib/fetch-public-url.server";
import { idField } from "~/lib/text-fields";
import * as text from "~/messages/webhooks";
import { paths } from "~/paths";
import { env } from "~/process/env.server";
import { missingPage } from "~/refusals/refusal.server";
import { type FlashInput, redirectWithFlash } from "~/server/flash.server";
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

/** What the page shows once, after a form. */
interface WebhookResultData {
  secret?: string;
  question?: "renew" | "remove";
}

const calledAgain = z.object({ call: idField });

export function webhookGone(): Response {
  return new Response(text.gone, { status: 404 });
}

/** @throws {Response} 405 if it is not a POST, 404 if there is no such webhook */
export async function handleSettingsWebhookForms(
  request: Request,
  webhook: Webhook | null,
  session: Session,
): Promise<FormResponse<WebhookResultData>> {
  const post = await readPost(request);
  if (!webhook) throw webhookGone();
  const { id } = webhook;
  const refusals = { missing: missingPage(text.gone) };
  const isConfirmed = post.fields.get("confirmed") === "yes";
  switch (post.intent) {
    case "save": {
      const values = readValues(post, webhookSchema(createUrlCheck(env().INSIDE_HOSTS)));
      return respondToResult(post, await changeWebhook(id, values, session), () => text.saved, refusals);
    }
    case "test":
      return respondToResult(
        post,
        await sendTestCall(id, session),
        ({ call }) => describeTest(call),
        refusals,
      );
    case "pause": {
      const flash = { title: text.paused, advice: text.pausedAdvice };
      return respondToResult(post, await pauseWebhook(id, session), () => flash, refusals);
    }
    case "resume": {
      const flash = { title: text.resumed, advice: text.resumedAdvice };
      return respondToResult(post, await resumeWebhook(id, session), () => flash, refusals);
    }
    case "renew": {
      if (!isConfirmed) return showFormWithoutErrors(post, { question: post.intent });
      const renewed = await renewSecret(id, session);
      return respondToResult(post, renewed, ({ secret }) => ({ resultData: { secret } }), refusals);
    }
    case "remove": {
      if (!isConfirmed) return showFormWithoutErrors(post, { question: post.intent });
      const toList = ({ name }: { name: string }) =>
        redirectWithFlash(request, paths.settingsWebhooks(), text.removed(name));
      return respondToResult(post, await removeWebhook(id, session), toList, refusals);
    }
    case "again": {
      const { call } = requireValid(post, calledAgain, text.callGone);
      return respondToResult(post, await sendCallAgain(id, call, session), () => text.queued, {
        "under-way": { page: () => ({ tone: "info", title: text.underWay, advice: text.underWayAdvice }) },
        missing: { page: () => ({ tone: "warn", title: text.callGone }) },
      });
    }
    default:
      return unknownForm(post);
  }
}

function describeTest(call: WebhookCall): FlashInput {
  const lastAttempt = call.log.at(-1);
  if (!lastAttempt) return { tone: "warn", title: text.testWaiting, advice: text.testWaitingAdvice };
  if (call.state === "sent" && lastAttempt.status !== null) return text.testTaken(lastAttempt.status);
  return { tone: "bad", title: text.testRefused, advice: describeResponse(lastAttempt) };
}

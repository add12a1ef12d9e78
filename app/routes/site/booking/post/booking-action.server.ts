import { redirect, redirectDocument } from "@remix-run/node";
import { readDraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import type { RawAnswers } from "~/booking/form/journey";
import { clampStep } from "~/booking/form/steps";
import { findService } from "~/booking/services";
import { toResult } from "~/forms/handle-form.server";
import { paths } from "~/paths";
import { clientAddress } from "~/server/client-address.server";
import { applyPost } from "./apply-post.server";
import { redirectToRequest } from "./open-confirmation.server";
import { explainPostFailure } from "./post-failure.server";
import { readStepPost } from "./step-post.server";
import { findTargetDraft, type TargetDraft } from "./target-draft.server";

/**
 * Handles the post of a step: parses it, opens the visitor's draft, applies the post, and redirects to the next page. A
 * step with errors is saved too and rendered by the loader, so reloading never submits a form twice. Only if saving
 * fails does the response render the form, with what was typed.
 */
export async function handleStepPost(request: Request) {
  const query = new URL(request.url).searchParams;
  const step = clampStep(query.get("step"));
  const from = query.get("from") === "check" ? ("check" as const) : undefined;
  const address = clientAddress();
  const headers = new Headers();
  let values: RawAnswers = {};
  try {
    const cookie = await readDraftCookie(request);
    let targetPromise: Promise<TargetDraft> | undefined;
    const findTarget = () => (targetPromise ??= findTargetDraft(cookie, step, address));
    // Read before any query: if the database is unavailable, the response must still contain what was typed.
    const post = await readStepPost(request, step, findTarget);
    values = post.answers;
    const target = await findTarget();
    headers.set(
      "Set-Cookie",
      await writeDraftCookie(request, { confirmed: cookie.confirmed, draft: target.id }),
    );
    const service = findService(cookie.service);
    const next = await applyPost({ post, step, from, service, target, address });
    if ("booking" in next) return await redirectToRequest(request, next.booking);
    // A document of its own, because that page has no script.
    if ("laterAt" in next) return redirectDocument(paths.finishLater({ step: next.laterAt }), { headers });
    return redirect(paths.booking(next.page), { headers });
  } catch (error) {
    const reply = await explainPostFailure(error);
    new Headers(reply.headers).forEach((value, name) => headers.set(name, value));
    return toResult(values, { ...reply, headers });
  }
}

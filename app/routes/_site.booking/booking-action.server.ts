import { data, redirect } from "@remix-run/node";
import { readDraftCookie, writeDraftCookie } from "~/booking/form/draft-cookie.server";
import type { RawAnswers } from "~/booking/form/journey";
import { clampStep } from "~/booking/form/steps";
import type { ErrorReport } from "~/server/report-error.server";
import { clientAddress } from "~/server/client-address.server";
import { paths } from "~/paths";
import { applyPost } from "./apply-post.server";
import { toConfirmation } from "./confirmation.server";
import { describePostFailure } from "./post-failure.server";
import { readStepPost } from "./step-post.server";
import { findTargetDraft, type TargetDraft } from "./target-draft.server";

/** What the action answers when it could not save: every other answer is a redirect. */
export interface StepNotSaved {
  failure: ErrorReport;
  /** As they were typed, as far as they arrived. */
  values: RawAnswers;
}

/**
 * Handles the post of a step: parses it, opens the visitor's draft, applies the post, and redirects to what comes
 * next. A step with errors is saved too, and shown again by the loader, so a reload never sends a form twice.
 * Only what could not be saved is answered by the form itself, with what was typed.
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
    let finding: Promise<TargetDraft> | undefined;
    const findTarget = () => (finding ??= findTargetDraft(cookie, step, address));
    // Read before the database is asked: what was typed stands in the answer when that cannot be reached.
    const post = await readStepPost(request, step, findTarget);
    values = post.answers;
    const target = await findTarget();
    headers.set("Set-Cookie", await writeDraftCookie(request, { ...cookie, draft: target.id }));
    const next = await applyPost({ post, step, from, target, address });
    if ("booking" in next) return await toConfirmation(request, next.booking);
    return redirect(paths.booking(next.place), { headers });
  } catch (error) {
    const { failure, init } = await describePostFailure(error);
    new Headers(init.headers).forEach((value, name) => headers.set(name, value));
    return data<StepNotSaved>({ failure, values }, { ...init, headers });
  }
}

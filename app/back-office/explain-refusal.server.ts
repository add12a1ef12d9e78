import { redirect, type TypedResponse } from "@remix-run/node";
import type { FormOutcome } from "~/forms/explain-error.server";
import * as text from "~/messages/refusals";
import { paths } from "~/paths";
import type { AccountRefusal, Refused } from "~/staff/results";

const outcomes = () =>
  ({
    "system-admin": { status: 403, messages: [text.systemAdmin, text.systemAdminAdvice] },
    "email-taken": { status: 409, errors: { email: [text.emailTaken] } },
    "last-admin": { status: 409, messages: [text.lastAdmin, text.lastAdminAdvice] },
    "last-factor": { status: 409, messages: [text.lastFactor, text.lastFactorAdvice] },
    "wrong-password": { status: 400, errors: { password: [text.wrongPassword] } },
    "wrong-code": { status: 400, errors: { code: [text.wrongCode] } },
    "passkey-refused": { status: 400, messages: [text.passkeyRefused, text.passkeyRefusedAdvice] },
  }) satisfies Partial<Record<AccountRefusal, FormOutcome>>;

/** What forms of accounts say of a refusal, where a page does not say it in its own way. */
export function explainRefusal({ result }: Refused<AccountRefusal>): FormOutcome | TypedResponse<never> {
  if (result === "unknown-account") return redirect(paths.users());
  if (result === "own-account" || result === "no-factor") return redirect(paths.accountSecurity());
  return outcomes()[result];
}

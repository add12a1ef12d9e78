import { redirect } from "@remix-run/node";
import type { HandOverRefusal } from "~/booking/removed-colleague/remove-colleague.server";
import type { Overlap } from "~/booking/visit/find-visit.server";
import { formatPacificSpanLong } from "~/lib/pacific-weekday";
import * as api from "~/messages/api";
import * as text from "~/messages/refusals";
import { handOver, unknownAccount } from "~/messages/staff-users";
import { paths } from "~/paths";
import type { AccountRefusal, AccountRefused } from "~/staff/account-results";
import { type ApiRefusals, type PageRefusals, missingPage, type MissingRefusal } from "./refusal.server";

/** The default messages for rejected account changes. Some pages have their own. */
export const accountRefusals = {
  missing: missingPage(unknownAccount),
  "own-account": {
    page: () => redirect(paths.accountSecurity()),
    api: () => ({ message: api.ownAccount, code: null }),
  },
  "no-factor": { page: () => redirect(paths.accountSecurity()) },
  "system-admin": {
    page: () => ({ status: 403, messages: [text.systemAdmin, text.systemAdminAdvice] }),
    api: () => ({ status: 403, message: api.systemAdminChange, code: null }),
  },
  "email-taken": {
    page: () => ({ errors: { email: [text.emailTaken] } }),
    api: () => ({ message: api.emailTaken, errors: { email: [api.emailTaken] }, code: null }),
  },
  "last-admin": { page: () => ({ messages: [text.lastAdmin, text.lastAdminAdvice] }) },
  "last-factor": { page: () => ({ messages: [text.lastFactor, text.lastFactorAdvice] }) },
  "wrong-password": { page: () => ({ status: 400, errors: { password: [text.wrongPassword] } }) },
  "wrong-code": { page: () => ({ status: 400, errors: { code: [text.wrongCode] } }) },
  "passkey-refused": {
    page: () => ({ status: 400, messages: [text.passkeyRefused, text.passkeyRefusedAdvice] }),
  },
} satisfies PageRefusals<AccountRefused<AccountRefusal> | MissingRefusal> &
  ApiRefusals<AccountRefused<"own-account" | "system-admin" | "email-taken">>;

export const handOverRefusals = {
  "work-changed": { page: () => ({ messages: [handOver.changed, handOver.changedAdvice] }) },
  "unknown-colleague": { page: () => ({ messages: [handOver.unknown, handOver.unknownAdvice] }) },
  busy: {
    page: ({ overlaps }) => ({
      messages: [handOver.busy, ...overlaps.map(describeOverlap), handOver.busyAdvice],
      resultData: { anyway: overlaps.map(({ id }) => id).join(" ") },
    }),
  },
} satisfies PageRefusals<HandOverRefusal, { anyway: string }>;

function describeOverlap({ fullName, startsAt, minutes }: Overlap): string {
  return handOver.visit(fullName ?? handOver.ownCalendar, formatPacificSpanLong(startsAt, minutes));
}

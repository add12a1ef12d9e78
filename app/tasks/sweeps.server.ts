import { sweepUnfinished } from "~/booking/delivery/remove-deliveries.server";
import { countExpiredDrafts, sweepDrafts } from "~/booking/form/sweep-drafts.server";
import {
  countOldClientAddresses,
  countOldSpam,
  sweepClientAddresses,
  sweepSpam,
} from "~/booking/spam/sweep-spam.server";
import { sweepSpamMarks } from "~/client-limits/spam-marks.server";
import type { DueRows } from "~/db/batches.server";
import { sweepRateLimits } from "~/db/rate-limit.server";
import { sweepPartialUploads } from "~/files/resumable/partial-uploads.server";
import { countUnneededFiles, sweepFiles } from "~/files/sweep.server";
import { countOldData, countTonight } from "~/persons/retention/retention-rules.server";
import { sweepRetention } from "~/persons/retention/sweep-retention.server";
import { sweepInvitations } from "~/staff/invitations/invitation-link.server";
import { sweepResetLinks } from "~/staff/passwords/reset-link.server";
import { sweepSessions } from "~/staff/sessions/sessions.server";
import { sweepPendingSignIns } from "~/staff/sign-in/pending-sign-in.server";
import { sweepWebhookCalls } from "~/webhooks/calls.server";

/** What an administrator is told about before most of it is removed at once. */
export type SweptKind =
  | "drafts"
  | "uploads"
  | "spam"
  | "addresses"
  | "canceled"
  | "done"
  | "requestFiles"
  | "mails"
  | "logs";

export interface Sweep {
  /** The label of its metrics and log lines, and the key by which it is held. Stays when the function gets another name. */
  name: string;
  /** Removes what ended before the horizon. Returns one number, or several by kind. */
  run: (horizon: Date) => Promise<unknown>;
  /** Counts what a run would remove. Absent where nothing is lost that anybody would miss, such as sessions that have ended. */
  count?: (horizon: Date) => Promise<Partial<Record<SweptKind, DueRows>>>;
  /** Counts what is due, if that may differ: what is removed at night counts on the day before, too. */
  countOverdue?: (horizon: Date) => Promise<Partial<Record<SweptKind, DueRows>>>;
}

/** What is removed by its age, in this order: files before their drafts. */
export const sweeps: readonly Sweep[] = [
  { name: "sweepSessions", run: sweepSessions },
  { name: "sweepPendingSignIns", run: sweepPendingSignIns },
  { name: "sweepResetLinks", run: sweepResetLinks },
  { name: "sweepInvitations", run: sweepInvitations },
  {
    name: "sweepFiles",
    run: (horizon) => sweepFiles(horizon),
    count: async (horizon) => ({ uploads: await countUnneededFiles(horizon) }),
  },
  {
    name: "sweepDrafts",
    run: sweepDrafts,
    count: async (horizon) => ({ drafts: await countExpiredDrafts(horizon) }),
  },
  { name: "sweepUnfinished", run: sweepUnfinished },
  { name: "sweepPartialUploads", run: sweepPartialUploads },
  { name: "sweepRateLimits", run: sweepRateLimits },
  {
    name: "sweepSpam",
    run: sweepSpam,
    count: async (horizon) => ({ spam: await countOldSpam(horizon) }),
  },
  {
    name: "sweepAddresses",
    run: sweepClientAddresses,
    count: async (horizon) => ({ addresses: await countOldClientAddresses(horizon) }),
  },
  { name: "sweepSpamMarks", run: sweepSpamMarks },
  { name: "sweepWebhookCalls", run: sweepWebhookCalls },
  {
    name: "sweepRetention",
    run: (horizon) => sweepRetention(horizon),
    count: countTonight,
    countOverdue: countOldData,
  },
];

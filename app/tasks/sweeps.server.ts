import { sweepUnfinished } from "~/booking/delivery/remove-deliveries.server";
import { countExpiredDrafts, sweepDrafts } from "~/booking/form/sweep-drafts.server";
import {
  countOldClientAddresses,
  countOldSpam,
  sweepClientAddresses,
  sweepSpam,
} from "~/booking/spam/sweep-spam.server";
import type { DueRows } from "~/db/batches.server";
import { sweepRateLimits } from "~/db/rate-limit.server";
import { countUnneededFiles, sweepFiles } from "~/files/sweep.server";
import { countTonight } from "~/persons/retention/retention-rules.server";
import { sweepRetention } from "~/persons/retention/sweep-retention.server";
import { sweepInvitations } from "~/staff/invitations/invitation-link.server";
import { sweepResetLinks } from "~/staff/passwords/reset-link.server";
import { sweepSessions } from "~/staff/sessions/sessions.server";
import { sweepPendingSignIns } from "~/staff/sign-in/pending-sign-in.server";
import { sweepWebhookCalls } from "~/webhooks/calls.server";

export interface Sweep {
  /** The label in metrics and log lines. It stays when the function is renamed. */
  name: string;
  /** Removes rows that expired before `now`. Returns one number, or several by kind. */
  run: (now: Date) => Promise<unknown>;
  /** Counts the rows that a run would remove, by kind. Undefined for rows of no value, such as expired sessions. */
  count?: (now: Date) => Promise<Record<string, DueRows>>;
}

/** The sweeps in their order: files before their drafts. */
export const sweeps: readonly Sweep[] = [
  { name: "sweepSessions", run: sweepSessions },
  { name: "sweepPendingSignIns", run: sweepPendingSignIns },
  { name: "sweepResetLinks", run: sweepResetLinks },
  { name: "sweepInvitations", run: sweepInvitations },
  {
    name: "sweepFiles",
    run: (now) => sweepFiles(now),
    count: async (now) => ({ uploads: await countUnneededFiles(now) }),
  },
  {
    name: "sweepDrafts",
    run: sweepDrafts,
    count: async (now) => ({ drafts: await countExpiredDrafts(now) }),
  },
  { name: "sweepUnfinished", run: sweepUnfinished },
  { name: "sweepRateLimits", run: sweepRateLimits },
  {
    name: "sweepSpam",
    run: sweepSpam,
    count: async (now) => ({ spam: await countOldSpam(now) }),
  },
  {
    name: "sweepAddresses",
    run: sweepClientAddresses,
    count: async (now) => ({ addresses: await countOldClientAddresses(now) }),
  },
  { name: "sweepWebhookCalls", run: sweepWebhookCalls },
  {
    name: "sweepRetention",
    run: (now) => sweepRetention(now),
    count: countTonight,
  },
];

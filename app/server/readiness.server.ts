import { access, constants } from "node:fs/promises";
import { currentConnection, isDatabaseReachable } from "~/db/client.server";
import { clockSkewSeconds } from "~/db/clock.server";
import { minFreeBytes } from "~/db/disk-guard.server";
import { checkStorage, fileStore } from "~/files/configured-store.server";
import { minFreeUploadBytes } from "~/files/limits";
import { freeBytes } from "~/lib/file-system.server";
import { within } from "~/lib/timeouts.server";
import { readOutboxState } from "~/mail/outbox-state.server";
import { env } from "~/process/env.server";
import { log } from "~/process/log.server";

export const parts = ["database", "storage", "outbox", "disk", "clock"] as const;

export type ReadinessPart = (typeof parts)[number];

/** `failed` includes a check that timed out. */
type PartState = "ok" | "failed";

type Readiness = Record<ReadinessPart, PartState>;

type ReadinessCheck = () => Promise<void>;

/** The timeout of each check, in milliseconds. */
const timeout = 3_000;
/** Milliseconds for which a result is reused, so that many callers cost one check. */
const maxAge = 1_000;
/** In seconds. If a mail is overdue longer, no process sends mails. */
const maxOverdue = 30 * 60;
/** In seconds. Up to this difference of the clocks, codes of authenticator apps are accepted. */
const maxSkew = 30;
const megabyte = 2 ** 20;

const checks: Record<ReadinessPart, ReadinessCheck> = {
  database: async () => {
    const connection = currentConnection();
    if (!connection) throw new Error("The database is not open");
    await connection.ping();
  },
  storage: checkStorage,
  outbox: async () => {
    // Without SMTP_URL, mails wait forever. An unreachable database fails the `database` check.
    if (!env().SMTP_URL || !(await isDatabaseReachable())) return;
    const { overdueSeconds } = await readOutboxState();
    if (overdueSeconds > maxOverdue) throw new Error(`A mail is overdue for ${overdueSeconds} seconds`);
  },
  disk: async () => {
    const { DATABASE_URL, S3_BUCKET, DATA_DIR, UPLOADS_DIR } = env();
    if (!DATABASE_URL) requireFree(await freeBytes(DATA_DIR), minFreeBytes);
    const store = await fileStore();
    requireFree(await store.freeBytes(), minFreeUploadBytes);
    if (!S3_BUCKET) await access(UPLOADS_DIR, constants.W_OK);
  },
  clock: async () => {
    // The embedded database uses the clock of this process. An unreachable database fails the `database` check.
    if (!env().DATABASE_URL || !(await isDatabaseReachable())) return;
    const skew = await clockSkewSeconds();
    if (Math.abs(skew) > maxSkew)
      throw new Error(`The clock is ${Math.round(skew)} seconds ahead of the database's`);
  },
};

function requireFree(free: number, needed: number) {
  if (free < needed) throw new Error(`${Math.floor(free / megabyte)} MB are free`);
}

/** Creates a function that runs all checks at most once a second. A check that hangs is not started again until it ends. */
export function createReadiness(
  tests: Record<ReadinessPart, ReadinessCheck> = checks,
  limit = timeout,
): () => Promise<Readiness> {
  const running = new Map<ReadinessPart, Promise<PartState>>();
  let last: { at: number; readiness: Promise<Readiness> } | undefined;

  const run = (part: ReadinessPart): Promise<PartState> => {
    const result = tests[part]().then(
      () => "ok" as const,
      (error: unknown) => {
        log.warn({ event: "not-ready", part, err: error }, "A part of the app does not work");
        return "failed" as const;
      },
    );
    void result.finally(() => running.delete(part));
    return result;
  };
  const checkOne = (part: ReadinessPart): Promise<PartState> => {
    const result = running.get(part) ?? run(part);
    running.set(part, result);
    return within(limit, result, "failed");
  };
  const checkAll = async (): Promise<Readiness> => {
    const states = await Promise.all(parts.map(async (part) => [part, await checkOne(part)] as const));
    return Object.fromEntries(states) as Readiness;
  };
  return () => {
    const now = performance.now();
    if (!last || now - last.at > maxAge) last = { at: now, readiness: checkAll() };
    return last.readiness;
  };
}

export const readiness = createReadiness();

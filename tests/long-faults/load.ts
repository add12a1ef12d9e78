import { randomInt } from "node:crypto";

interface OutcomeCount {
  count: number;
  /** The slowest response, in seconds. */
  slowest: number;
}

export interface VisitorLoad {
  /** Counts by request and status, or by connection error. */
  seen: () => Record<string, Record<string, number>>;
  /** Discards the counts so far, before the next part of the fault. */
  reset: () => void;
  /** Returns the slowest response to a request in seconds. */
  slowest: (request: string) => number;
  stop: () => Promise<void>;
}

export const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/**
 * Starts visitors with one draft each. They repeat three requests: a public page, the booking form, and its first step.
 *
 * @param each the number of visitors per request
 */
export async function startLoad(url: string, each = 3): Promise<VisitorLoad> {
  const seen = new Map<string, Map<string, OutcomeCount>>();
  let isOver = false;
  const visit = async (method: string, path: string, init: RequestInit) => {
    const name = `${method} ${path.split("?", 1)[0]}`;
    while (!isOver) {
      const startedAt = performance.now();
      const outcome = await request(url + path, { method, ...init });
      const statuses = seen.get(name) ?? new Map<string, OutcomeCount>();
      const { count, slowest } = statuses.get(outcome) ?? { count: 0, slowest: 0 };
      const seconds = (performance.now() - startedAt) / 1000;
      statuses.set(outcome, { count: count + 1, slowest: Math.max(slowest, seconds) });
      seen.set(name, statuses);
      // Each visitor pauses, because a loop without a pause would measure only the speed of this machine.
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  };
  const drafts = await Promise.all(Array.from({ length: each }, () => openDraft(url)));
  const ended = Promise.all(
    drafts.flatMap((headers) => [
      visit("GET", "/about", { headers }),
      visit("GET", "/booking", { headers }),
      visit("POST", "/booking?step=1", { headers, body: firstStep() }),
    ]),
  );
  return {
    seen: () =>
      Object.fromEntries(
        [...seen].map(([name, statuses]) => [
          name,
          Object.fromEntries([...statuses].map(([status, { count }]) => [status, count])),
        ]),
      ),
    reset: () => seen.clear(),
    slowest: (name) => Math.max(0, ...[...(seen.get(name)?.values() ?? [])].map(({ slowest }) => slowest)),
    stop: async () => {
      isOver = true;
      await ended;
    },
  };
}

const firstStep = () => new URLSearchParams({ fullName: "Load", intent: "next" });

async function openDraft(url: string): Promise<Record<string, string>> {
  const address = { "X-Forwarded-For": randomAddress() };
  const response = await fetch(`${url}/booking`, { headers: address });
  await response.arrayBuffer();
  return { ...address, Cookie: response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "" };
}

/** Returns the status of a complete response, or the code of the error. */
export async function request(url: string, init: RequestInit = {}): Promise<string> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(70_000), ...init });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    const { cause = error } = error as Error;
    return (cause as NodeJS.ErrnoException).code ?? String(cause);
  }
}

export function hasOnly(seen: Record<string, number> | undefined, ...outcomes: string[]): boolean {
  return seen !== undefined && Object.keys(seen).every((outcome) => outcomes.includes(outcome));
}

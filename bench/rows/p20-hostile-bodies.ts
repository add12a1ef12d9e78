import { setTimeout as delay } from "node:timers/promises";
import { type PopulatedApp, startPopulatedProcess } from "#tests/support/app/personas";
import type { AppProcess } from "#tests/support/app/process";
import { findFormTargets, type FormTarget } from "#tests/support/faults/form-targets";
import { hostileBodies, type HostileBody } from "#tests/support/faults/hostile-bodies";
import { settledMemory } from "../memory";
import { connectToLoopDelay, programWithLoopDelay } from "../read-loop-delay";
import type { Row } from "../row";
import { formatMoreMb } from "../sizes";
import { formatMs, percentile } from "../statistics";

const idleMs = 3_000;

export const hostileBodyDelay: Row = {
  id: "P20",
  what: "event-loop delay while every form and call gets its worst bodies",
  budget: "≤ 250 ms",
  aim: "≤ 50 ms",
  measure: async () => {
    const populated = await startPopulatedProcess(undefined, { program: programWithLoopDelay });
    try {
      return await measureDelays(populated);
    } finally {
      await populated.app.stop();
    }
  },
};

interface Result {
  name: string;
  status: number;
  delayMs: number;
}

async function measureDelays({ app, ...populated }: PopulatedApp<AppProcess>): Promise<string> {
  const { pid = 0 } = app.process;
  const loop = connectToLoopDelay(app.folder);
  const targets = await findFormTargets({ app, ...populated });

  const sendAll = async (): Promise<Result[]> => {
    const results: Result[] = [];
    for (const target of targets) {
      for (const body of hostileBodies(target)) {
        await loop.read("delay");
        const status = await send(target, body);
        results.push({ name: `${target.name}: ${body.name}`, status, delayMs: await loop.read("delay") });
      }
    }
    return results;
  };

  // Once for the code that is loaded and compiled on the way: what stays after the second time is the bodies' own.
  const first = await sendAll();
  const heapBefore = await loop.read("heap");
  const memoryBefore = await settledMemory(pid);
  await loop.read("delay");
  await delay(idleMs);
  const idle = await loop.read("delay");
  const results = [...first, ...(await sendAll())];
  const memory = (await settledMemory(pid)) - memoryBefore;
  const heap = (await loop.read("heap")) - heapBefore;
  loop.close();

  const worst = results.reduce((a, b) => (b.delayMs > a.delayMs ? b : a));
  const delays = results.map(({ delayMs }) => delayMs);
  const faults = results.filter(({ status }) => status >= 500).length;
  return [
    `${formatMs(worst.delayMs)} (${worst.name}), p99 ${formatMs(percentile(delays, 0.99))} of ${results.length} bodies`,
    `idle ${formatMs(idle)}`,
    `afterwards memory ${formatMoreMb(memory)}, heap ${formatMoreMb(heap)}`,
    `${faults} answers 5xx`,
  ].join("; ");
}

async function send({ url, method, headers }: FormTarget, { type, body }: HostileBody): Promise<number> {
  const init = {
    method,
    redirect: "manual" as const,
    headers: { ...headers, "Content-Type": type },
    body: body(),
  };
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return response.status;
}

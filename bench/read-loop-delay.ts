import { once } from "node:events";
import { createConnection } from "node:net";
import path from "node:path";

/** The arguments of Node for an app that tells how its event loop was delayed. */
export const programWithLoopDelay = ["--expose-gc", "--import", "./bench/loop-delay.js", "scripts/start.js"];

/** Connects to bench/loop-delay.js in the process of an app, whose folder is given. It reads milliseconds of delay, or bytes of heap. */
export function connectToLoopDelay(folder: string) {
  const connection = createConnection(path.join(folder, "loop-delay.sock")).setEncoding("utf8");
  return {
    read: async (what: "delay" | "p99" | "heap"): Promise<number> => {
      connection.write(`${what}\n`);
      const [line] = (await once(connection, "data")) as [string];
      return Number(line);
    },
    close: () => connection.end(),
  };
}

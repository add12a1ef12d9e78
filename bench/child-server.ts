import { spawn } from "node:child_process";
import { once } from "node:events";

export interface ChildServer {
  /** Without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts one of the bench's servers in a separate process.
 *
 * @param program the arguments of Node; the program must print its port
 */
export async function startChildServer(program: string[]): Promise<ChildServer> {
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  const exit = once(child, "exit");
  const [port] = (await Promise.race([
    once(child.stdout, "data"),
    exit.then(() => Promise.reject(new Error(`${program[0]} ended`))),
  ])) as [Buffer];
  return {
    url: `http://127.0.0.1:${port.toString().trim()}`,
    stop: async () => {
      child.kill();
      await exit;
    },
  };
}

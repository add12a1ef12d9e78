import { Agent, get, type IncomingMessage } from "node:http";
import { paths } from "~/paths";
import { withApp } from "../app";
import { peakMemory, resetPeakMemory, settledMemory } from "../memory";
import type { Row } from "../row";
import { signIn } from "../sign-in";
import { formatMoreMb } from "../sizes";
import { uploadAtOnce } from "../uploads";

const stalled = 100;

export const stalledDownloads: Row = {
  id: "P11",
  what: "100 stalled downloads of 15 MB",
  budget: "≤ +50 MB above idle memory",
  aim: "≤ +20 MB",
  measure: () =>
    withApp(async ({ url, process: { pid = 0 } }) => {
      const file = await downloadUrl(url);
      const cookie = await signIn(url);
      await readWhole(file, cookie);
      const idle = await settledMemory(pid);
      resetPeakMemory(pid);
      const agent = new Agent({ maxSockets: stalled });
      try {
        await Promise.all(Array.from({ length: stalled }, () => begin(file, cookie, agent)));
        await settledMemory(pid);
        return `${formatMoreMb(peakMemory(pid) - idle)} above ${Math.round(idle / 1e6)} MB`;
      } finally {
        agent.destroy();
      }
    }),
};

async function downloadUrl(url: string): Promise<string> {
  const [answer = "{}"] = await uploadAtOnce(new URL(paths.api.upload(), url).href, 1);
  const { files } = JSON.parse(answer) as { files: { filename: string }[] };
  return new URL(paths.api.download(files[0]?.filename ?? ""), url).href;
}

/** What is loaded and compiled on the way belongs to idle memory. */
async function readWhole(file: string, cookie: string) {
  for (let round = 0; round < 5; round++) {
    const response = await fetch(file, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
  }
}

/** Asks for the file and reads its head only: what follows stays with the server, or in the lines between. */
function begin(file: string, cookie: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = get(file, { agent, headers: { Cookie: cookie }, timeout: 60_000 }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`a download was answered with ${response.statusCode}`));
      // The end of the measurement cuts it off.
      response.on("error", () => undefined);
    });
    outgoing.on("error", reject);
  });
}

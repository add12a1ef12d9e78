import { Agent, get, type IncomingMessage } from "node:http";
import { signInVisitor } from "#tests/support/http/sign-in";
import { paths } from "~/paths";
import { withApp } from "../app";
import { peakMemory, resetPeakMemory, settledMemory } from "../memory";
import type { Row } from "../row";
import { formatMoreMb } from "../sizes";
import { uploadAtOnce } from "../uploads";

export const stalledDownloads: Row = {
  id: "P11",
  what: "100 stalled downloads of 15 MB",
  budget: "≤ +50 MB above idle memory",
  aim: "≤ +20 MB",
  measure: () => measureStalled(100, uploadFile),
};

export const stalledZips: Row = {
  id: "P11B",
  what: "10 stalled downloads of a ZIP of 8 × 15 MB",
  budget: "≤ +60 MB above idle memory",
  aim: "≤ +20 MB",
  measure: () => measureStalled(10, bookWithFiles),
};

/**
 * Measures the memory of an app while `count` clients have begun to download and read no further.
 *
 * @param prepare stores what is downloaded, and returns its path
 */
function measureStalled(count: number, prepare: (url: string) => Promise<string>): Promise<string> {
  return withApp(async ({ url, process: { pid = 0 } }) => {
    const address = new URL(await prepare(url), url).href;
    const cookie = (await signInVisitor(url)).cookieHeader;
    await readWhole(address, cookie);
    const idle = await settledMemory(pid);
    resetPeakMemory(pid);
    const agent = new Agent({ maxSockets: count });
    try {
      await Promise.all(Array.from({ length: count }, () => begin(address, cookie, agent)));
      await settledMemory(pid);
      return `${formatMoreMb(peakMemory(pid) - idle)} above ${Math.round(idle / 1e6)} MB`;
    } finally {
      agent.destroy();
    }
  });
}

interface UploadedFile {
  filename: string;
  filePath: string;
  mimetype: string;
}

async function upload(url: string, count: number): Promise<UploadedFile[]> {
  const bodies = await uploadAtOnce(new URL(paths.apiUpload(), url).href, count);
  return bodies.flatMap((body) => (JSON.parse(body) as { files: UploadedFile[] }).files);
}

/** Uploads one file, and returns the path of its download. */
async function uploadFile(url: string): Promise<string> {
  const [file] = await upload(url, 1);
  return paths.apiDownload(file?.filename ?? "");
}

/** Creates a booking with 8 files, and returns the path of their ZIP. */
async function bookWithFiles(url: string): Promise<string> {
  const uploaded = await upload(url, 8);
  const { bookingId } = (await postJson(url, "/api/booking/create", {
    fullName: "Bench Example",
    email: "bench@example.com",
    phone: "(818) 555-0142",
    serviceLocation: "Van Nuys, California",
  })) as { bookingId: string };
  const files = uploaded.map(({ filePath, mimetype }) => ({ filePath, fileType: mimetype }));
  await postJson(url, "/api/files/save", { bookingId, files });
  return paths.bookingFilesZip(bookingId);
}

async function postJson(url: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

/** Downloads the file a few times, so that idle memory includes all code that is loaded and compiled for it. */
async function readWhole(address: string, cookie: string) {
  for (let round = 0; round < 5; round++) {
    const response = await fetch(address, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
  }
}

/** Requests the file and reads only the head of the response: the rest stays in the server or the sockets. */
function begin(address: string, cookie: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = get(address, { agent, headers: { Cookie: cookie }, timeout: 60_000 }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`${address} responded with ${response.statusCode}`));
      // Destroying the agent at the end of the measurement aborts the response.
      response.on("error", () => undefined);
    });
    outgoing.on("error", reject);
  });
}

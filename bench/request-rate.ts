import { Pool } from "undici";

/** The Accept-Encoding of browsers. */
export const browserEncodings = "gzip, deflate, br";

interface Load {
  seconds: number;
  headers?: Record<string, string>;
  /** Each sends its next request when it has the whole response. */
  connections?: number;
}

interface Rates {
  /** Responses a second. */
  responses: number;
  /** Bytes of their bodies a second. */
  bytes: number;
}

/** Returns how many requests a second get a response over 16 connections, as `measureLoad` does. */
export async function requestRate(url: URL, load: Load): Promise<number> {
  return (await measureLoad(url, load)).responses;
}

/**
 * Loads a server, after a second that warms it up. Bodies are neither kept nor decompressed, because the client must not need more of the
 * processor than the server.
 *
 * @throws {Error} when a request fails or gets a status of 400 or more
 */
export async function measureLoad(
  url: URL,
  { seconds, headers = {}, connections = 16 }: Load,
): Promise<Rates> {
  const pool = new Pool(url.origin, { connections, pipelining: 1 });
  const send = { path: url.pathname + url.search, method: "GET" as const };
  const sent = { "accept-encoding": browserEncodings, ...lowerCaseNames(headers) };
  const load = async (duration: number): Promise<Rates> => {
    let [responses, bytes] = [0, 0];
    const startedAt = performance.now();
    const secondsSince = () => (performance.now() - startedAt) / 1000;
    const read = () =>
      new Promise<void>((resolve, reject) => {
        pool.dispatch(
          { ...send, headers: sent },
          {
            onConnect: () => undefined,
            onHeaders: (status) => {
              if (status >= 400) reject(new Error(`${url.href} was answered with ${status}`));
              return true;
            },
            onData: (chunk) => (bytes += chunk.length) >= 0,
            onComplete: () => {
              responses += 1;
              resolve();
            },
            onError: reject,
          },
        );
      });
    const readUntilEnd = async () => {
      while (secondsSince() < duration) await read();
    };
    await Promise.all(Array.from({ length: connections }, readUntilEnd));
    return { responses: responses / secondsSince(), bytes: bytes / secondsSince() };
  };
  try {
    await load(1);
    return await load(seconds);
  } finally {
    await pool.destroy();
  }
}

function lowerCaseNames(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

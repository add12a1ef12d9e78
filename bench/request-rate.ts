import autocannon from "autocannon";

/** The Accept-Encoding of browsers. */
export const browserEncodings = "gzip, deflate, br";

const connections = 16;

/**
 * Returns how many requests a second get a response over 16 connections. A first second warms up.
 *
 * @throws {Error} when a request fails or gets a status of 400 or more
 */
export async function requestRate(
  url: URL,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<number> {
  const load = (duration: number) =>
    autocannon({
      url: url.href,
      connections,
      duration,
      headers: { "Accept-Encoding": browserEncodings, ...headers },
    });
  await load(1);
  const {
    "2xx": found,
    "3xx": unchanged,
    "4xx": wrong,
    "5xx": failed,
    errors,
    duration,
  } = await load(seconds);
  if (wrong + failed + errors > 0) throw new Error(`${wrong + failed + errors} requests failed`);
  return (found + unchanged) / duration;
}

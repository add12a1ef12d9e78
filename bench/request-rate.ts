import autocannon from "autocannon";

/** The Accept-Encoding of browsers. */
export const browserEncodings = "gzip, deflate, br";

const connections = 16;

/**
 * Returns how many requests a second get a response over 16 connections. A first second warms up.
 *
 * @throws {Error} when a request fails or gets another status than 2xx
 */
export async function requestRate(
  url: URL,
  { seconds, encodings = browserEncodings }: { seconds: number; encodings?: string },
): Promise<number> {
  const load = (duration: number) =>
    autocannon({ url: url.href, connections, duration, headers: { "Accept-Encoding": encodings } });
  await load(1);
  const { "2xx": answered, non2xx, errors, duration } = await load(seconds);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  return answered / duration;
}

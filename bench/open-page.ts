import { request } from "undici";
import type { Visitor } from "#tests/support/http/visitor";

const browserEncodings = "gzip, deflate, br";

/**
 * Requests a page like a browser with these cookies, and drops its body without decompressing it. Node's Brotli decoder allocates megabytes
 * for each response, and the garbage collection of this process would add to the measured time.
 *
 * @param url the app's URL
 * @throws {Error} unless the page responds with 200
 */
export async function openPage(url: string, { cookieHeader }: Visitor, path: string): Promise<void> {
  const { statusCode, body } = await request(new URL(path, url), {
    headers: { "accept-encoding": browserEncodings, ...(cookieHeader && { cookie: cookieHeader }) },
  });
  await body.arrayBuffer();
  if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}`);
}

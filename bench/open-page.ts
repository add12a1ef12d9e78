import { request } from "undici";
import type { Visitor } from "#tests/support/http/visitor";

/** The Accept-Encoding of browsers. */
const browserEncodings = "gzip, deflate, br";

/**
 * Requests a page as a browser does that has these cookies, and drops its body. The body is not decompressed: Node's decoder of Brotli
 * claims megabytes for each response, and the garbage collection of this process would be measured with some of the pages.
 *
 * @param url where the app is
 * @throws {Error} unless the page responds with 200
 */
export async function openPage(url: string, { cookieHeader }: Visitor, path: string): Promise<void> {
  const { statusCode, body } = await request(new URL(path, url), {
    headers: { "accept-encoding": browserEncodings, ...(cookieHeader && { cookie: cookieHeader }) },
  });
  await body.arrayBuffer();
  if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}`);
}

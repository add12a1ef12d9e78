import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppProcess, startProcess } from "#tests/support/app-process";
import { createProcessHome } from "#tests/support/app-server";
import { fillInBooking, submitBooking } from "#tests/support/booking-post";
import { hasIpv6, hasNginx, secureEdits, startNginx } from "#tests/support/nginx-server";
import { pdf } from "#tests/support/pdf";
import { freePort } from "#tests/support/postgres-server";
import { createCertificate } from "#tests/support/tls";
import { Visitor } from "#tests/support/visitor";

const folder = mkdtempSync(path.join(tmpdir(), "datum3d-protocols-"));
const certificate = hasNginx() ? createCertificate(folder) : undefined;
if (!certificate) process.stdout.write("The tests of HTTP/2 are skipped: there is no nginx or no openssl.\n");
if (!hasIpv6) process.stdout.write("The tests of IPv6 are skipped: this machine has no ::1.\n");
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Posts a form over HTTP/2 and returns the headers of the answer. */
async function postForm(origin: string, target: string, headers: Record<string, string>) {
  const session = connect(origin, { rejectUnauthorized: false });
  try {
    const type = "application/x-www-form-urlencoded";
    // Node would leave out the brackets of an IPv6 address.
    const to = { ":method": "POST", ":authority": new URL(origin).host, ":path": target };
    const stream = session.request({ ...to, "content-type": type, ...headers });
    stream.end("email=nobody%40example.com&password=wrong-password");
    const [answer] = (await once(stream, "response")) as [IncomingHttpHeaders & { ":status"?: number }];
    stream.resume();
    return answer;
  } finally {
    session.close();
  }
}

describe.skipIf(!certificate)("nginx with deploy/nginx.conf and HTTPS", () => {
  let app: AppProcess;
  let plain: Awaited<ReturnType<typeof startNginx>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let port = 0;
  beforeAll(async () => {
    app = await startProcess({ home: await createProcessHome(), env: { TRUST_PROXY: "1" } });
    plain = await startNginx({ folder: app.folder, urls: [app.url] });
    port = await freePort();
    nginx = await startNginx(
      { folder: app.folder, urls: [app.url] },
      { edits: secureEdits(port, certificate) },
    );
  });
  afterAll(async () => {
    await nginx.stop();
    await plain.stop();
    await app.stop();
  });

  test.each(["127.0.0.1", ...(hasIpv6 ? ["[::1]"] : [])])(
    "the app gets forms that come over HTTP/2 to %s, and refuses those of other sites",
    async (host) => {
      const origin = `https://${host}:${port}`;
      const own = await postForm(origin, "/login", { origin });
      const foreign = await postForm(origin, "/login", { origin: "https://evil.example" });
      expect([own[":status"], foreign[":status"]]).toEqual([400, 403]);
      expect(own["x-request-id"]).toBeDefined();
    },
  );

  test.skipIf(!hasIpv6)("a visitor books with a file over IPv6", async () => {
    const visitor = new Visitor(plain.ipv6Url ?? "");
    await fillInBooking(visitor, "Vera Six", [new File([new Uint8Array(pdf(20_000))], "plan.pdf")]);
    expect(await submitBooking(visitor)).toMatch(/^\w{8}$/);
  });
});

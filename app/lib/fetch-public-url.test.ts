import { readFileSync } from "node:fs";
import { createServer as createHttp, type RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createSignedCertificate } from "#tests/support/http/tls";
import { testFolder } from "#tests/support/vitest/test-folder";
import { fetchPublicUrl, type PublicFetchRequest } from "./fetch-public-url.server";

const host = "hooks.example.com";
const servers: Server[] = [];
let tls: { ca: Buffer; cert: Buffer; key: Buffer } | undefined;

beforeAll(() => {
  const files = createSignedCertificate(testFolder, host);
  if (!files) throw new Error("The tests need openssl.");
  tls = {
    ca: readFileSync(files.authority),
    cert: readFileSync(files.certificate),
    key: readFileSync(files.key),
  };
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const limits = { internalHosts: [], timeout: 5_000, maxBytes: 1_000 };

async function listen(server: Server, address = "127.0.0.1"): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return (server.address() as AddressInfo).port;
}

const serve = (answer: RequestListener) => listen(createServer({ ...tls }, answer));

/** Fetches from the server at 127.0.0.1, the only outside address in these tests. */
function get(port: number, options: Partial<PublicFetchRequest> = {}) {
  return fetchPublicUrl(`https://${host}:${port}/`, {
    ...limits,
    ...(tls && { ca: tls.ca }),
    resolve: () => Promise.resolve(["127.0.0.1"]),
    isRefused: (address) => address !== "127.0.0.1",
    ...options,
  });
}

test("sends the request and returns the response", async () => {
  const port = await serve((request, response) => {
    request.pipe(response.writeHead(201, { "X-Method": request.method }));
  });
  const { status, body, isTruncated } = await get(port, { method: "POST", body: "Grüße" });
  expect([status, body.toString(), isTruncated]).toEqual([201, "Grüße", false]);
});

test("resolves a name once and connects to the checked address", async () => {
  const seen: string[] = [];
  const port = await serve((request, response) => {
    seen.push(request.socket.localAddress ?? "");
    response.end();
  });
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  let looks = 0;
  await get(port, { resolve: () => Promise.resolve(answers[looks++] ?? []) });
  expect([looks, seen]).toEqual([1, ["127.0.0.1"]]);
});

test("rejects a name before it connects if any of its addresses is inside", async () => {
  let connections = 0;
  const port = await serve((_request, response) => response.end());
  servers[0]?.on("connection", () => connections++);
  for (const inside of ["10.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1"])
    await expect(get(port, { resolve: () => Promise.resolve(["127.0.0.1", inside]) })).rejects.toMatchObject({
      fault: "inside",
    });
  expect(connections).toBe(0);
});

test.each([
  ["http://example.com/", "scheme"],
  ["ftp://example.com/", "scheme"],
  ["https://user:password@example.com/", "scheme"],
  ["example.com", "scheme"],
  ["https://127.0.0.1/", "inside"],
  ["https://localhost/", "inside"],
  ["https://LocalHost./", "inside"],
  ["https://crm.localhost/", "inside"],
  ["https://printer.local/", "inside"],
  ["https://crm.company.internal/", "inside"],
  ["https://2130706433/", "inside"],
  ["https://0x7f.1/", "inside"],
  ["https://[::ffff:127.0.0.1]/", "inside"],
  ["https://[fd00:ec2::254]/", "inside"],
])("%s is refused: %s", async (address, fault) => {
  await expect(fetchPublicUrl(address, limits)).rejects.toMatchObject({ fault });
});

test("a named inside host is reached, also without TLS", async () => {
  const port = await listen(createHttp((_request, response) => response.end("inside")));
  const { body } = await fetchPublicUrl(`http://127.0.0.1:${port}/`, {
    ...limits,
    internalHosts: ["127.0.0.1"],
  });
  expect(body.toString()).toBe("inside");
});

test("a redirect is not followed", async () => {
  const port = await serve((_request, response) =>
    response.writeHead(302, { Location: "http://169.254.169.254/" }).end(),
  );
  await expect(get(port)).rejects.toMatchObject({ fault: "redirect" });
});

test("truncates a long response and ends an endless one", async () => {
  const port = await serve((_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write("x".repeat(10_000)));
      if (!response.destroyed) response.once("drain", write);
    };
    write();
  });
  const { body, isTruncated } = await get(port);
  expect([body.length, isTruncated]).toEqual([1_000, true]);
});

test.each([
  ["sends nothing", () => undefined],
  ["never ends", (_request, response) => response.write("x")],
] satisfies [string, RequestListener][])("a server that %s is given up", async (_what, answer) => {
  const port = await serve(answer);
  await expect(get(port, { timeout: 300 })).rejects.toMatchObject({ fault: "slow" });
});

test("gives up on a resolver that does not respond", async () => {
  const resolve = () => new Promise<never>(() => undefined);
  await expect(get(1, { timeout: 100, resolve })).rejects.toMatchObject({ fault: "slow" });
});

test("distinguishes an unknown name from an untrusted certificate", async () => {
  await expect(get(1, { resolve: () => Promise.reject(new Error("ENOTFOUND")) })).rejects.toMatchObject({
    fault: "unknown-host",
  });
  const port = await serve((_request, response) => response.end());
  await expect(get(port, { ca: undefined })).rejects.toMatchObject({ fault: "unreachable" });
});

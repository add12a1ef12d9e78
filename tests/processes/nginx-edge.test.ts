import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasNginx, type NginxOptions, secureEdits, startNginx } from "#tests/support/app/nginx";
import { type AppProcess, startProcess } from "#tests/support/app/process";
import { createProcessHome } from "#tests/support/app/server";
import { freePort } from "#tests/support/database/postgres-server";
import { scoreHeaders } from "#tests/support/http/header-score";
import { publicPages } from "#tests/support/http/public-pages";
import { openRaw, rawRequest } from "#tests/support/http/raw-connection";
import { createCertificate, fetchTls } from "#tests/support/http/tls";

const folder = mkdtempSync(path.join(tmpdir(), "datum3d-edge-"));
const certificate = hasNginx() ? createCertificate(folder) : undefined;
if (!certificate)
  process.stdout.write(
    "The tests of HTTPS in deploy/nginx.conf are skipped: there is no nginx or no openssl.\n",
  );

const expectTopScore = (headers: Headers, what: string) => {
  const { score, rules } = scoreHeaders(headers);
  expect(score, `${what}: ${rules.join(", ")}`).toBeGreaterThanOrEqual(130);
};

let app: AppProcess;
beforeAll(async () => {
  const env = { TRUST_PROXY: "1", PUBLIC_URL: "https://www.example.com" };
  app = await startProcess({ env, home: await createProcessHome() });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const requests: [
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string },
][] = [
  ...publicPages.map(({ path }): [string] => [path]),
  ["/booking"],
  ["/login"],
  ["/login.data"],
  ["/dashboard"],
  ["/no-such-page"],
  ["//about"],
  ["/favicon.svg"],
  ["/favicon.ico"],
  ["/robots.txt"],
  ["/sitemap.xml"],
  ["/site.webmanifest"],
  ["/%E0%A4%A"],
  ["/api/health"],
  ["/api/nothing"],
  ["/api/booking/all"],
  ["/api/auth/login", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{" }],
  ["/login", { method: "POST", headers: { Origin: "https://evil.example" } }],
  ["/login", { method: "POST", headers: { "Content-Type": "text/plain" }, body: "x" }],
  ["/request/none/files/none"],
];

/** Starts nginx with the HTTPS lines of deploy/nginx/site.conf. */
async function startSecure(urls: string[], { client, edits = [] }: NginxOptions = {}) {
  const port = await freePort();
  const nginx = await startNginx(
    { urls, folder: app.folder },
    {
      client,
      hasLimits: true,
      edits: [...secureEdits(port, certificate), ...edits],
    },
  );
  return [nginx, `https://127.0.0.1:${port}`] as const;
}

describe.skipIf(!certificate)("nginx with HTTPS", () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let secure = "";
  let script = "";
  beforeAll(async () => {
    const built = path.join("build", "client", "assets");
    const largest = readdirSync(built).find((name) => /^framework-.*\.js$/.test(name)) ?? "";
    mkdirSync(path.join(folder, "client", "assets"), { recursive: true });
    mkdirSync(path.join(folder, "previous", "assets"), { recursive: true });
    copyFileSync(path.join(built, largest), path.join(folder, "client", "assets", largest));
    writeFileSync(path.join(folder, "previous", "assets", "old.js"), "old");
    script = `/assets/${largest}`;

    [nginx, secure] = await startSecure([app.url], { client: path.join(folder, "client") });
  });
  afterAll(() => nginx.stop());

  test.each(requests)("the headers of %s are those of an A+", async (target, init) => {
    const { headers } = await fetchTls(secure + target, init);
    expectTopScore(headers, target);
    for (const name of ["Content-Security-Policy", "X-Content-Type-Options", "Strict-Transport-Security"])
      expect(headers.get(name), `${name} of ${target} was sent twice`).not.toMatch(/,/);
  });

  test("those of built files and of what nginx itself answers are too", async () => {
    const answers = [
      [script, 200, {}],
      ["/assets/none.js", 404, {}],
      [script, 405, { method: "POST" }],
      ["/login", 413, { method: "POST", headers: { "Content-Length": "2000000" } }],
      [`/${"a".repeat(9_000)}`, 414, {}],
      ["/", 400, { headers: { Cookie: "a".repeat(17_000) } }],
    ] as const;
    for (const [target, status, init] of answers) {
      const response = await fetchTls(secure + target, init);
      expect(response.status, target.slice(0, 60)).toBe(status);
      expectTopScore(response.headers, `${status} of ${target.slice(0, 60)}`);
      if (status > 400) expect(response.headers.get("Cache-Control"), target.slice(0, 60)).toBe("no-store");
    }
    // A response without TLS has no Strict-Transport-Security, because browsers would ignore the header.
    const redirect = await fetch(`${nginx.url}/about?a=b`, { redirect: "manual" });
    expect([redirect.status, redirect.headers.get("Location")]).toEqual([301, "https://127.0.0.1/about?a=b"]);
    for (const head of [
      await rawRequest(nginx.url, ["BROKEN"]),
      await rawRequest(nginx.url, ["GET / HTTP/1.1"]),
    ])
      expect(head).toMatch(/^HTTP\/1\.1 400 [^]*Content-Security-Policy: default-src 'none'/);
    expect(redirect.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  test("built files come compressed, and from the release before if this one has none", async () => {
    const compressed = await fetchTls(secure + script, { headers: { "Accept-Encoding": "gzip, br" } });
    expect(compressed.headers.get("Content-Encoding")).toBe("gzip");
    expect(compressed.headers.get("Vary")).toBe("Accept-Encoding");
    expect(compressed.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(gunzipSync(compressed.body).equals(readFileSync(path.join(folder, "client", script)))).toBe(true);
    const plain = await fetchTls(secure + script);
    expect(plain.body.equals(readFileSync(path.join(folder, "client", script)))).toBe(true);
    const old = await fetchTls(`${secure}/assets/old.js`);
    expect([old.status, old.body.toString()]).toEqual([200, "old"]);
    expect(old.headers.get("Cache-Control")).toContain("immutable");
    expectTopScore(old.headers, "a file of the release before");
  });

  test("an office behind one address is never limited; a flood gets 429 with Retry-After", async () => {
    const ask = (count: number, target: string) =>
      inTurns(count, 20, async () => (await fetchTls(secure + target)).status);
    // As many requests as when 40 people open a page at the same moment.
    expect(new Set(await ask(400, "/robots.txt"))).toEqual(new Set([200]));
    expect(await ask(1_200, "/robots.txt")).toContain(429);
    // Requests for built files do not count.
    expect(new Set(await ask(50, script))).toEqual(new Set([200]));
    const refused = await firstRefusal(() => fetchTls(`${secure}/robots.txt`));
    expect(refused.headers.get("Retry-After")).toBe("10");
    expect(refused.body.toString()).toContain("Too many requests");
    expectTopScore(refused.headers, "429");
    expectProblem(await firstRefusal(() => fetchTls(`${secure}/api/health`)), 429);
  });

  test("a program that calls the API gets nginx's own refusals in the API's form", async () => {
    for (const [target, length] of [
      ["/api/booking/create", 2_000_000],
      ["/api/files/upload", 400_000_000],
      ["/API/files/download/none", 2_000_000],
    ] as const) {
      const init = { method: "POST", headers: { "Content-Length": String(length) } };
      expectProblem(await fetchTls(secure + target, init), 413);
    }
  });

  test.each([
    ["is gone", "close"],
    ["does not answer", "accept"],
  ] as const)("when the app %s, people get a page and programs the API's form", async (_, behavior) => {
    const silent = createServer();
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    if (behavior === "close") silent.close();
    const sockets = new Set<Socket>();
    silent.on("connection", (socket) => sockets.add(socket));
    const [alone, url] = await startSecure([`http://127.0.0.1:${port}`], {
      edits: [["proxy_read_timeout 60s;", "proxy_read_timeout 300ms;"]],
    });
    try {
      for (const target of ["/api/booking/all", "/api/files/download/none", "/api"]) {
        const away = await fetchTls(url + target);
        expectProblem(away, 503);
        expect(away.headers.get("Retry-After")).toBe("30");
      }
      for (const [target, headers] of [
        ["/apiary", {}],
        ["/api/docs", { Accept: "text/html,*/*;q=0.8" }],
      ] as const) {
        const page = await fetchTls(url + target, { headers });
        expect(page.status, target).toBe(503);
        expect(page.headers.get("Content-Type"), target).toMatch(/^text\/html/);
        expect(page.headers.get("Retry-After"), target).toBe("30");
        expect(page.body.toString()).toContain("Back in a minute");
        expectTopScore(page.headers, target);
      }
      for (const [target, lang, title] of [
        ["/vi", "vi", "Trở lại sau một phút"],
        ["/FR-BE/booking", "fr-BE", "De retour dans une minute"],
        ["/fr-ca?from=mail", "fr-CA", "De retour dans une minute"],
        ["/video", "en-US", "Back in a minute"],
      ] as const) {
        const { body } = await fetchTls(url + target, { headers: { Accept: "text/html" } });
        expect(body.toString(), target).toContain(`<html lang="${lang}">`);
        expect(body.toString(), target).toContain(`<h1>${title}</h1>`);
      }
      expect(sockets.size > 0).toBe(behavior === "accept");
    } finally {
      await alone.stop();
      for (const socket of sockets) socket.destroy();
      if (silent.listening) silent.close();
    }
  });
});

/** Expects an error in the API's format, `{ message }`, with the headers of every answer. */
function expectProblem({ status, headers, body }: Awaited<ReturnType<typeof fetchTls>>, expected: number) {
  expect(status).toBe(expected);
  expect(headers.get("Content-Type")).toMatch(/^application\/json/);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(JSON.parse(body.toString())).toEqual({ message: expect.stringMatching(/\.$/) as string });
  expectTopScore(headers, `${expected} of the API`);
}

test("without nginx, the app's answers have the same headers", async () => {
  const asset =
    readdirSync(path.join("build", "client", "assets")).find((name) => name.endsWith(".css")) ?? "";
  for (const [target, init] of [...requests, [`/assets/${asset}`], ["/assets/none.js"]] as typeof requests) {
    const response = await fetch(app.url + target, { ...init, redirect: "manual" });
    await response.arrayBuffer();
    expectTopScore(response.headers, target);
  }
});

test("so do its answers to malformed requests", async () => {
  const refusals: [status: number, head: string[]][] = [
    [400, ["BROKEN"]],
    [400, ["GET / HTTP/1.1", "Host: a", "Content-Length: 1", "Content-Length: 2"]],
    [431, ["GET / HTTP/1.1", "Host: a", `X-Long: ${"a".repeat(17_000)}`]],
    [431, ["GET / HTTP/1.1", "Host: a", `X-Long: ${"a".repeat(1_000_000)}`]],
  ];
  for (const [status, lines] of refusals) {
    expectRefusal(await rawRequest(app.url, lines), status);
  }
});

test.for(["x-www-form-urlencoded", "json"])("so has its answer to overlong chunks of %s", async (type) => {
  const target = type === "json" ? "/api/auth/login" : "/login";
  const head = ["Host: a", `Content-Type: application/${type}`, "Transfer-Encoding: chunked"];
  const { socket, closed } = await openRaw(app.url, [`POST ${target} HTTP/1.1`, ...head]);
  socket.write(`1;${"a".repeat(20_000)}\r\n{\r\n`);
  expectRefusal(await closed, 413);
});

/** Expects Node's own answer, with the headers of every answer. */
function expectRefusal(answer: string, status: number) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [first = "", ...fields] = head.split("\r\n");
  expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = new Headers(fields.map((field) => field.split(/: (.*)/, 2) as [string, string]));
  expectTopScore(headers, first);
  expect([headers.get("Connection"), headers.get("Cache-Control")]).toEqual(["close", "no-store"]);
  expect(headers.get("Content-Length")).toBe(String(Buffer.byteLength(body, "latin1")));
}

async function inTurns<Result>(
  count: number,
  atOnce: number,
  task: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const work = async () => {
    while (results.length < count) results.push(await task());
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function firstRefusal(ask: () => ReturnType<typeof fetchTls>) {
  for (;;) {
    const response = await ask();
    if (response.status === 429) return response;
  }
}

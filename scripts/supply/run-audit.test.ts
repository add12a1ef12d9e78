import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { readAuditOutput } from "./audit-report";
import { runAudit } from "./run-audit";

const advisory = {
  id: 1,
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  title: "Everything",
  severity: "high",
  vulnerable_versions: "<2.0.0",
};

const requests: unknown[] = [];

/** A registry that has an advisory for the package `tool`. */
const registry = createServer((request, response) => {
  void respond(request).then((answer) => response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer)));
});

async function respond(request: IncomingMessage): Promise<unknown> {
  const body = await buffer(request);
  if (request.method !== "POST") return null;
  const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
  requests.push(JSON.parse(text.toString()));
  return { tool: [advisory] };
}

const folder = mkdtempSync(path.join(tmpdir(), "datum3d-audit-"));
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => registry.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

test("npm's settings do not keep it from looking up what builds the app", async () => {
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  const { port } = registry.address() as AddressInfo;
  const manifest = { name: "site", version: "1.0.0", devDependencies: { tool: "1.0.0" } };
  const packages = { "": manifest, "node_modules/tool": { version: "1.0.0", dev: true } };
  const lockfile = { name: "site", version: "1.0.0", lockfileVersion: 3, requires: true, packages };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify(lockfile));
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${port}/`);
  vi.stubEnv("npm_config_cache", path.join(folder, "cache"));
  vi.stubEnv("npm_config_offline", "true");
  vi.stubEnv("npm_config_omit", "dev");
  vi.stubEnv("NODE_ENV", "production");

  expect(readAuditOutput(await runAudit(folder))).toMatchObject({
    advisories: [{ id: "GHSA-aaaa-bbbb-cccc", package: "tool" }],
  });
  expect(requests).toEqual([{ tool: ["1.0.0"] }]);
});

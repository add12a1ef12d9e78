import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "#tests/support/vitest/test-folder";
import { httpRequests } from "~/metrics/metrics.server";
import { createRequestRecorder } from "./record-request.server";

test("the files of a release are counted as static, as those of a clone", async () => {
  const client = path.join(testFolder, "build", "client");
  mkdirSync(path.join(client, "images"), { recursive: true });
  writeFileSync(path.join(client, "favicon.ico"), "");
  writeFileSync(path.join(client, "images", "hero.avif"), "");
  const record = createRequestRecorder(["no/such/folder", client]);
  httpRequests.reset();
  for (const url of ["/favicon.ico", "/images/hero.avif?v=1", "/assets/root-1a2b.js", "/scan-to-bim"])
    record({ url, method: "GET" }, { statusCode: 200 }, 1);
  const { values } = await httpRequests.get();
  expect(values.map(({ labels, value }) => [labels.route, value])).toEqual([
    ["static", 3],
    ["routes/site/service", 1],
  ]);
});

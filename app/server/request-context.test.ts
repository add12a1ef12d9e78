import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "~/process/log.server";
import { createChain } from "./chain.server";
import { requestId } from "./request-context.server";
import { SiteServer } from "./site-server.server";

const lines: Record<string, unknown>[] = [];
const log = createLog({ write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
log.level = "info";

const server = new SiteServer(
  createChain((request, response) => {
    // Later than the request's own event, as a loader that waits for the database.
    setImmediate(() => {
      log.info({ event: "handled", ...(request.url === "/explicit" && { requestId: "given" }) });
      response.end(requestId());
    });
  }),
);

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function handle(path: string) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { header: response.headers.get("X-Request-Id"), body: await response.text(), line: lines.pop() };
}

test("adds the id of the current request to each log line", async () => {
  const handled = await Promise.all([handle("/a"), handle("/b")]);
  for (const { header, body } of handled) expect(body).toBe(header);
  const ids = handled.map(({ line }) => line?.requestId);
  expect(new Set(ids)).toEqual(new Set(handled.map(({ header }) => header)));
});

test("keeps a request id that the log call names itself", async () => {
  expect((await handle("/explicit")).line?.requestId).toBe("given");
});

test("adds no id outside of a request", () => {
  log.info({ event: "sweep" });
  expect(lines.pop()).not.toHaveProperty("requestId");
  expect(requestId()).toBe("no-request");
});

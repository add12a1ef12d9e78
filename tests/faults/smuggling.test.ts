import { setTimeout as delay } from "node:timers/promises";
import type { AppProcess } from "#tests/support/app-process";
import { openRaw } from "#tests/support/raw-connection";
import { fault, type Report } from "./fault";
import { request } from "./load";
import { startOne, startProxy } from "./parts";
import { type Shape, shapes } from "./smuggling-shapes";

fault({
  what: `${shapes.length} shapes of requests that two servers could cut in different places: none reaches the app as a second request`,
  limit: 240,
  run: async (report) => {
    const app = await startOne(report);
    const nginx = await startProxy(report, app);
    for (const shape of shapes) await expectWhole(report, app, { name: "process", url: app.url }, shape);
    for (const shape of shapes) await expectWhole(report, app, { name: "nginx", url: nginx.url }, shape);
    report.expect("the next request is served", (await request(`${nginx.url}/about`)) === "200");
  },
});

/** Sends a shape, then a second request on the same connection, and looks for a response to the request in the body. */
async function expectWhole(
  report: Report,
  app: AppProcess,
  { name, url }: { name: string; url: string },
  { name: shape, lines, body }: Shape,
) {
  const before = countSmuggled(app);
  const { socket, closed, received } = await openRaw(url);
  const head = ["POST /booking?step=1 HTTP/1.1", `Host: ${new URL(url).host}`, ...lines].join("\r\n");
  socket.write(`${head}\r\n\r\n${body}`, "latin1");
  await Promise.race([closed, delay(1_500)]);
  socket.destroy();
  await closed;
  const statuses = [...received().matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
  const isSmuggled = statuses.length > 1 || countSmuggled(app) > before;
  report.expect(`${name}, ${shape}: one request at most`, !isSmuggled, statuses.join(" ") || "no response");
}

const countSmuggled = (app: AppProcess) => app.output().split('"path":"/smuggled"').length - 1;

import { setTimeout as delay } from "node:timers/promises";
import type { AppProcess } from "#tests/support/app/process";
import { openRaw } from "#tests/support/http/raw-connection";
import { request } from "./load";
import { startOne, startProxy } from "./parts";
import { type Report, test } from "./report";

/** A request whose end two servers could see in different places. */
interface Shape {
  name: string;
  /** The lines after the host. */
  lines: string[];
  /** What follows the empty line. */
  body: string;
}

const form = "Content-Type: application/x-www-form-urlencoded";
/** The request that must never be answered, nor reach the app. */
const smuggled = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

const shapes: Shape[] = [
  {
    name: "CL.TE",
    lines: [form, `Content-Length: ${5 + smuggled.length}`, "Transfer-Encoding: chunked"],
    body: `0\r\n\r\n${smuggled}`,
  },
  {
    name: "TE.CL",
    lines: [form, "Transfer-Encoding: chunked", "Content-Length: 4"],
    body: `${chunk(smuggled)}0\r\n\r\n`,
  },
  {
    name: "two lengths",
    lines: [form, "Content-Length: 0", `Content-Length: ${smuggled.length}`],
    body: smuggled,
  },
  { name: "a list of lengths", lines: [form, `Content-Length: 0, ${smuggled.length}`], body: smuggled },
  { name: "a signed length", lines: [form, "Content-Length: +0"], body: smuggled },
  { name: "a negative length", lines: [form, "Content-Length: -1"], body: smuggled },
  { name: "a hexadecimal length", lines: [form, "Content-Length: 0x0"], body: smuggled },
  { name: "a space before the colon", lines: [form, "Content-Length : 0"], body: smuggled },
  { name: "TE with a space before the colon", lines: [form, "Transfer-Encoding : chunked"], body: smuggled },
  {
    name: "an unknown encoding",
    lines: [form, "Transfer-Encoding: xchunked"],
    body: `0\r\n\r\n${smuggled}`,
  },
  {
    name: "chunked that is not the last encoding",
    lines: [form, "Transfer-Encoding: chunked, identity"],
    body: `0\r\n\r\n${smuggled}`,
  },
  {
    name: "two encodings",
    lines: [form, "Transfer-Encoding: chunked", "Transfer-Encoding: identity"],
    body: `0\r\n\r\n${smuggled}`,
  },
  {
    name: "a folded header",
    lines: [form, "Transfer-Encoding:\r\n chunked", `Content-Length: ${5 + smuggled.length}`],
    body: `0\r\n\r\n${smuggled}`,
  },
  {
    name: "a folded line",
    lines: [form, "X-Folded: a\r\n Content-Length: 0", "Transfer-Encoding: chunked", "Content-Length: 4"],
    body: `0\r\n\r\n${smuggled}`,
  },
  {
    name: "a header with a bare CR",
    lines: [form, `X-Bare: a\rContent-Length: ${smuggled.length}`],
    body: smuggled,
  },
  {
    name: "a chunk size with a sign",
    lines: [form, "Transfer-Encoding: chunked"],
    body: `+0\r\n\r\n${smuggled}`,
  },
  {
    name: "a chunk size that overflows",
    lines: [form, "Transfer-Encoding: chunked"],
    body: `10000000000000000\r\n${smuggled}`,
  },
  {
    name: "a chunk without its line end",
    lines: [form, "Transfer-Encoding: chunked"],
    body: `1\r\naXX0\r\n\r\n${smuggled}`,
  },
  {
    name: "a chunk extension with a bare LF",
    lines: [form, "Transfer-Encoding: chunked"],
    body: `1;a\nb\r\na\r\n0\r\n\r\n${smuggled}`,
  },
];

test(
  `${shapes.length} shapes of requests that two servers could cut in different places: none reaches the app as a second request`,
  { timeout: 240_000 },
  async ({ report }) => {
    const app = await startOne(report);
    const nginx = await startProxy(report, app);
    for (const shape of shapes) await expectWhole(report, app, { name: "process", url: app.url }, shape);
    for (const shape of shapes) await expectWhole(report, app, { name: "nginx", url: nginx.url }, shape);
    report.expect("the next request is served", (await request(`${nginx.url}/about`)) === "200");
  },
);

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

import { openRaw, type RawConnection } from "#tests/support/http/raw-connection";
import { request } from "./load";
import type { Report } from "./report";

/** Opens this many connections, a few at a time, each with the same beginning of a request. */
export async function openMany(url: string, count: number, begin = ""): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  while (connections.length < count) {
    const batch = Math.min(100, count - connections.length);
    connections.push(...(await Promise.all(Array.from({ length: batch }, () => openRaw(url)))));
  }
  if (begin) for (const { socket } of connections) socket.write(begin);
  return connections;
}

/** Counts the connections that are still open. */
export const countOpen = (connections: RawConnection[]) =>
  connections.filter(({ socket }) => !socket.destroyed && !socket.readableEnded).length;

/** Visits the site as somebody whom the sockets must not concern. */
export async function expectOthersServed(report: Report, url: string, what: string) {
  for (const path of ["/about", "/booking", "/api/health"]) {
    const startedAt = performance.now();
    const status = await request(url + path, { headers: { Connection: "close" } });
    const seconds = (performance.now() - startedAt) / 1000;
    const isServed = status === "200" && seconds < 5;
    report.expect(`${what}: ${path} gets 200 within 5 s`, isServed, `${status} in ${seconds.toFixed(2)} s`);
  }
}

import { createDecoder, type PointCloud } from "./point-cloud";

/** Milliseconds without any new bytes after which loading fails. */
const idleTimeout = 15_000;

interface LoadOptions {
  /** Stops loading when it is aborted; the promise then rejects. */
  controller: AbortController;
  /** Called after each chunk, when the cloud has more points. */
  onPoints: () => void;
}

/** Loads points.bin into a cloud. Rejects if the file does not arrive completely. */
export async function loadPoints(url: string, cloud: PointCloud, { controller, onPoints }: LoadOptions) {
  const giveUp = () => controller.abort(new Error("The points stopped arriving."));
  let timer = setTimeout(giveUp, idleTimeout);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok || !response.body) throw new Error(`The points were answered with ${response.status}.`);
    const reader = response.body.getReader();
    const decode = createDecoder(cloud);
    let decoded = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleTimeout);
      decoded = decode(part.value);
      onPoints();
    }
    if (decoded < cloud.capacity) throw new Error(`The file ended after ${decoded} points.`);
  } finally {
    clearTimeout(timer);
  }
}

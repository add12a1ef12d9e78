import createLazPerf from "laz-perf/lib/worker/laz-perf.js";
import { isCopc } from "./copc-header";
import { CopcSource } from "./copc-source";
import { Decoder } from "./decoder";
import type { Post, CameraView, ToWorker } from "./protocol";
import { readRange } from "./read-range";
import { ScanError } from "./scan-error";
import { showLaz, showPly } from "./whole-file";

/** This worker reads point files, so that the page keeps responding. */
const post: Post = (message, transfer = []) => postMessage(message, { transfer });

/** The first bytes of a file: enough for its header and its records about coordinates. */
const head = { offset: 0, length: 16_384 };

let source: CopcSource | undefined;
let view: CameraView | undefined;
let opened: Extract<ToWorker, { kind: "open" }> | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "open") void open((opened = data));
  else if (data.kind === "view") {
    ({ view } = data);
    source?.show(view);
  } else if (source) source.retry();
  else if (opened) void open(opened);
});

async function open({
  url,
  format,
  mostPoints,
  decoder: program,
}: NonNullable<typeof opened>): Promise<void> {
  try {
    if (format === "ply") {
      await showPly(url, mostPoints, post);
      return;
    }
    // oxlint-disable-next-line typescript/no-unsafe-argument -- its types need those of a package that is not installed
    const decoder = new Decoder(createLazPerf, program);
    // Loads the program in parallel with the file's head.
    const [first] = await Promise.all([readRange(url, head), decoder.prepare()]);
    const options = { decoder, mostPoints, post };
    if (isCopc(first.bytes)) {
      source = await CopcSource.open(url, first, options);
      if (view) source.show(view);
    } else await showLaz(url, first.fileSize, options);
  } catch (error) {
    post({ kind: "failed", reason: error instanceof ScanError ? error.reason : "damaged" });
  }
}

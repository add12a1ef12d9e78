import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";

/** The package that decodes Remix's data, a dependency of `@remix-run/react`. */
const turboStream = path.resolve("node_modules/turbo-stream/dist/turbo-stream.mjs");

interface TurboStream {
  decode: (data: ReadableStream<Uint8Array>) => Promise<{ value: unknown }>;
}

test("the end of a response that the next page replaces is not reported as an error", async () => {
  const reported: unknown[] = [];
  const report = (reason: unknown) => reported.push(reason);
  process.on("unhandledRejection", report);
  onTestFinished(() => void process.off("unhandledRejection", report));
  const { decode } = (await import(turboStream)) as TurboStream;
  let endWith: (reason: Error) => void = () => undefined;
  const response = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('["saved"]\n'));
      endWith = (reason) => controller.error(reason);
    },
  });
  const { value } = await decode(response);
  endWith(new Error("The page ended the response."));
  // Node reports an unhandled rejection after the microtasks.
  await setImmediate();
  await setImmediate();
  expect({ value, reported }).toEqual({ value: "saved", reported: [] });
});

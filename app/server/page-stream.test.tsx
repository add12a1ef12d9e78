import { PassThrough, type Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { PageStream } from "./page-stream.server";

/** Many short texts, to fill React's buffers. React sends a long text unbuffered. */
const primes = Array.from({ length: 4000 }, (_, index) => <b key={index}>{`${index}′`}</b>);

function render(through: Transform): Promise<string> {
  renderToPipeableStream(<p>{primes}</p>).pipe(through);
  return text(through);
}

it("drops the null bytes that React writes at the ends of its buffers", async () => {
  // Fails when React no longer writes null bytes; then this filter is unnecessary.
  expect(await render(new PassThrough())).toContain("\0");

  const html = await render(new PageStream());
  expect(html).not.toContain("\0");
  expect(html.match(/<b>\d+′<\/b>/g)).toHaveLength(primes.length);
});

it("sends the ready content in one piece, and late content when it arrives", async () => {
  let arrive: () => void = () => undefined;
  let isHere = false;
  const arrival = new Promise<void>((resolve) => {
    arrive = () => {
      isHere = true;
      resolve();
    };
  });
  function Late() {
    // React 18 on a server waits until a thrown promise resolves.
    if (!isHere) throw arrival;
    return <i>late</i>;
  }
  const page = new PageStream();
  const pieces: string[] = [];
  page.on("data", (piece: Buffer) => pieces.push(piece.toString()));
  const shell = new Promise<void>((resolve) => {
    const { pipe } = renderToPipeableStream(
      <main>
        {primes}
        <Suspense fallback="wait">
          <Late />
        </Suspense>
      </main>,
      {
        onShellReady: () => {
          pipe(page);
          resolve();
        },
      },
    );
  });
  await shell;
  await new Promise(setImmediate);
  expect(pieces).toHaveLength(1);
  expect(pieces[0]).toContain("wait");
  arrive();
  await new Promise((resolve) => page.once("end", resolve));
  expect(pieces).toHaveLength(2);
  expect(pieces[1]).toContain("late");
});

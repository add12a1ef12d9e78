import { PassThrough, type Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { dropNullBytes } from "./drop-null-bytes.server";

/** Many short texts, so that React fills its buffers instead of sending a long text as it is. */
const primes = Array.from({ length: 4000 }, (_, index) => <b key={index}>{`${index}′`}</b>);

function render(through: Transform): Promise<string> {
  renderToPipeableStream(<p>{primes}</p>).pipe(through);
  return text(through);
}

it("drops the null bytes that React writes at the ends of its buffers", async () => {
  // Fails when React no longer writes them: then the stream can go.
  expect(await render(new PassThrough())).toContain("\0");

  const html = await render(dropNullBytes());
  expect(html).not.toContain("\0");
  expect(html.match(/<b>\d+′<\/b>/g)).toHaveLength(primes.length);
});

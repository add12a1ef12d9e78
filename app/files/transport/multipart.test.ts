import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chunksOf, multipartBody, streamedPost } from "#tests/support/files/multipart";
import { readMultipart } from "./multipart.server";

const lookalike = fc
  .array(
    fc.constantFrom("\r", "\n", "-", "----", "\r\n--", "----datum3d-", "\r\n------datum3d-test-boundar", "x"),
    {
      maxLength: 30,
    },
  )
  .map((pieces) => pieces.join(""));

async function readFiles(contents: string[], chunkSize: number): Promise<string[]> {
  const body = multipartBody(contents.map((content, index) => ({ fileName: `${index}.txt`, content })));
  const files: string[] = [];
  await readMultipart(streamedPost(chunksOf(body, chunkSize)), {
    maxFiles: contents.length,
    onFile: async (content, name) => void (files[Number.parseInt(name)] = (await buffer(content)).toString()),
    onField: () => undefined,
    onBytes: () => undefined,
  });
  return files;
}

test("files arrive unchanged, wherever a form is cut and whatever resembles its boundary", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(lookalike, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 1, max: 80 }),
      async (contents, chunkSize) => {
        expect(await readFiles(contents, chunkSize)).toEqual(contents);
      },
    ),
    { numRuns: 500 },
  );
});

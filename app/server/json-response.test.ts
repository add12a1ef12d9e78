import { expect, test } from "vitest";
import { z } from "zod";
import { invalid } from "./json-response.server";

/** Returns the names of the fields in an error response. */
async function fieldsOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error("The input is valid.");
  const { errors } = (await invalid(error).json()) as { errors: Record<string, string[]> };
  return errors;
}

test("names up to 50 issues", async () => {
  const wrong = (count: number) => Array.from({ length: count }, () => 1);
  const texts = z.array(z.string());
  expect(Object.keys(await fieldsOf(texts, wrong(50)))).toHaveLength(50);
  expect(Object.keys(await fieldsOf(texts, wrong(51)))).toHaveLength(50);
});

test("names a nested field by its path, each with all its messages, and the whole input as body", async () => {
  const schema = z.object({ files: z.array(z.object({ filePath: z.string().min(2).regex(/^\d/) })) });
  const { "files.0.filePath": messages } = await fieldsOf(schema, { files: [{ filePath: "x" }] });
  expect(messages).toHaveLength(2);
  expect(Object.keys(await fieldsOf(schema, []))).toEqual(["body"]);
});

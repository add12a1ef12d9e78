import { expect, test } from "vitest";
import { loader } from "./speculation-rules";

test("prefetches nothing behind a secret link, because results have gigabytes", async () => {
  const { prefetch } = (await loader().json()) as {
    prefetch: { where: { and: { not?: { href_matches: string[] } }[] } }[];
  };
  const excluded = prefetch[0]?.where.and[1]?.not?.href_matches;
  expect(excluded).toEqual(
    expect.arrayContaining(["/request*", "/vi/request*", "/results/*", "/vi/results/*"]),
  );
});

import { expect, test } from "vitest";
import { accelRedirectPath } from "./accel-redirect.server";

const from = (mapping?: string) =>
  new Request("http://localhost/", { headers: mapping === undefined ? {} : { "X-Accel-Mapping": mapping } });
const behindOne = { S3_BUCKET: undefined, TRUST_PROXY: 1 };

test("a proxy of ours is told where the file lies", () => {
  expect(accelRedirectPath(from("/stored-files/"), "1-plan #1.pdf", behindOne)).toBe(
    "/stored-files/1-plan%20%231.pdf",
  );
});

test.each([
  ["no proxy is ours", "/stored-files/", { ...behindOne, TRUST_PROXY: 0 }],
  ["the files are in a bucket", "/stored-files/", { ...behindOne, S3_BUCKET: "files" }],
  ["the proxy names no place", undefined, behindOne],
  ["the place is none of a proxy's", "/a/../b/", behindOne],
  ["the place is another site's", "//evil.example/", behindOne],
])("this process sends the file where %s", (_, mapping, settings) => {
  expect(accelRedirectPath(from(mapping), "plan.pdf", settings)).toBeNull();
});

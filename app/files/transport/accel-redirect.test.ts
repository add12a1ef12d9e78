import { expect, test } from "vitest";
import { accelRedirectPath } from "./send-file.server";

const requestWith = (mapping?: string) =>
  new Request("http://localhost/", { headers: mapping === undefined ? {} : { "X-Accel-Mapping": mapping } });
const behindProxy = { S3_BUCKET: undefined, TRUST_PROXY: 1 };

test("returns the path that a trusted proxy reads the file from", () => {
  expect(accelRedirectPath(requestWith("/stored-files/"), "1-plan #1.pdf", behindProxy)).toBe(
    "/stored-files/1-plan%20%231.pdf",
  );
});

test.each([
  ["no proxy is trusted", "/stored-files/", { ...behindProxy, TRUST_PROXY: 0 }],
  ["the files are in a bucket", "/stored-files/", { ...behindProxy, S3_BUCKET: "files" }],
  ["the proxy sends no prefix", undefined, behindProxy],
  ["the prefix contains a parent folder", "/a/../b/", behindProxy],
  ["the prefix names another host", "//evil.example/", behindProxy],
])("returns null when %s", (_, mapping, settings) => {
  expect(accelRedirectPath(requestWith(mapping), "plan.pdf", settings)).toBeNull();
});

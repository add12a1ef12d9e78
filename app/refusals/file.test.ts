import { expect, test } from "vitest";
import type { RefusedFile } from "~/db/schema.server";
import { withLocale } from "~/messages/current-locale.server";
import { explainFiles, describeRefusedFile } from "./file";

const name = "plan.pdf";

test.each<[RefusedFile, number, string]>([
  [{ name, result: "wrong-type" }, 415, "We can’t accept plan.pdf. We accept images"],
  [{ name, result: "wrong-content" }, 415, "plan.pdf isn’t a valid PDF file."],
  [{ name: "a.zip", result: "wrong-content" }, 415, "a.zip isn’t a valid ZIP file."],
  [
    { name, result: "too-large" },
    413,
    "plan.pdf is over 15 MB. Choose a smaller file, or send us a link to it.",
  ],
  [{ name, result: "empty" }, 422, "plan.pdf is empty."],
  [{ name: "", result: "nameless" }, 422, "A file had no name."],
  [{ name, result: "too-many" }, 422, "A request can have 20 files."],
  [{ name, result: "too-many-at-once", limit: 10 }, 422, "You can send 10 files at once."],
  [{ name, result: "closed" }, 422, "This request was already sent"],
  [{ name, result: "over-quota", wait: 600 }, 429, "Try again in 10 minutes"],
  [{ name, result: "too-many-uploads", wait: 10 }, 429, "Other files are still arriving from your network."],
  [{ name, result: "over-share", wait: 3600 }, 413, "Our storage is almost full"],
  [{ name, result: "store-busy", wait: 60 }, 503, "Too many files are arriving at once."],
  [{ name, result: "store-full", wait: 3600 }, 507, "because our storage is full"],
  [{ name, result: "stalled" }, 408, "Almost nothing arrived for a while."],
])("%j is said with its status and how long to wait", (file, status, said) => {
  expect(explainFiles("files", [file])).toEqual({
    status,
    errors: { files: [expect.stringContaining(said)] },
    headers: file.wait === undefined ? {} : { "Retry-After": String(file.wait) },
  });
});

test("explains a refused file in the language of the page", () => {
  const english = describeRefusedFile({ name, result: "over-quota", wait: 600 }).message;
  const said = withLocale(
    "fr-BE",
    () => describeRefusedFile({ name, result: "over-quota", wait: 600 }).message,
  );
  expect([english, said]).toEqual([expect.stringContaining("10 minutes"), expect.stringContaining("10")]);
  expect(said).not.toBe(english);
});

test("shows a stored sentence of an earlier release unchanged", () => {
  const stored = { name, message: "plan.pdf est vide." };
  expect(describeRefusedFile(stored)).toEqual(stored);
});

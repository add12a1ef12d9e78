import { expect, test } from "vitest";
import { describeEvent } from "./describe-event";

const actor = "staff@example.com";

test.each([
  [{ kind: "created", actor: null, detail: {} }, "Created"],
  [{ kind: "viewed", actor, detail: {} }, "Viewed by staff@example.com"],
  [{ kind: "marked-pending", actor, detail: {} }, "Marked as pending by staff@example.com"],
  [
    { kind: "file-downloaded", actor, detail: { name: "plan.pdf" } },
    "plan.pdf downloaded by staff@example.com",
  ],
  [{ kind: "file-downloaded", actor, detail: {} }, "File downloaded by staff@example.com"],
] as const)("%j reads as %s", (event, text) => {
  expect(describeEvent(event)).toBe(text);
});

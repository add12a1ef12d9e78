import { expect, test } from "vitest";
import { describeService } from "./format-answer";

test("returns the chosen service, regardless of additional services", () => {
  expect(describeService({ service: "Scan to BIM", additionalServices: ["Virtual Staging"] })).toBe(
    "Scan to BIM",
  );
});

test("returns the additional services of a booking without a service", () => {
  expect(describeService({ service: "", additionalServices: ["Virtual Staging", "Digital Twin"] })).toBe(
    "Virtual Staging, Digital Twin",
  );
});

test("returns a text if the visitor is not sure yet", () => {
  expect(describeService({ service: "", additionalServices: [] })).toBe("Not sure yet");
});

import { expect, test } from "vitest";
import { describeService } from "./format-answer";

test("names the service that was chosen, whatever else was ordered", () => {
  expect(describeService({ service: "Scan to BIM", additionalServices: ["Virtual Staging"] })).toBe(
    "Scan to BIM",
  );
});

test("names the additional services of a booking from before the form asked for the service", () => {
  expect(describeService({ service: "", additionalServices: ["Virtual Staging", "Digital Twin"] })).toBe(
    "Virtual Staging, Digital Twin",
  );
});

test("says so if the visitor is not sure yet", () => {
  expect(describeService({ service: "", additionalServices: [] })).toBe("Not sure yet");
});

import { expect, test } from "vitest";
import { describeService, formatAnswer, suggestService } from "./format-answer";

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

test.each([
  ["phone", "818.555.0142", "(818) 555-0142"],
  ["fullName", "Ada", "Ada"],
  ["fullName", "", null],
  ["service", "", "Not sure yet"],
  ["scanType", "Of other software", "Of other software"],
  ["budgetRange", 2_500, "$2,500"],
  ["outputFormats", [], null],
  ["outputFormats", ["STL", "OBJ"], "STL, OBJ"],
  ["termsAccepted", true, "Accepted"],
  ["termsAccepted", false, "Not given"],
  ["preferredDate", null, null],
] as const)("%s %j is shown as %j", (name, value, shown) => {
  expect(formatAnswer(name, value)).toBe(shown);
});

test("what staff write begins with the service only if the customer has chosen one", () => {
  expect(suggestService({ service: "Scan to BIM", additionalServices: [] })).toBe("Scan to BIM");
  expect(suggestService({ service: "", additionalServices: ["Digital Twin"] })).toBe("Digital Twin");
  expect(suggestService({ service: "", additionalServices: [] })).toBe("");
});

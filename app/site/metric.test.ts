import { expect, test } from "vitest";
import { withLocale } from "~/messages/current-locale.server";
import { withMeters, withSquareMeters } from "./metric";

test("lengths and areas have their metric figures outside of English", () => {
  const shown = () => [
    withMeters("13′-2″", 4.01),
    withMeters("10 × 20 ft", 3.048, 6.096),
    withSquareMeters("182 ft²", 182),
  ];
  expect(shown()).toEqual(["13′-2″", "10 × 20 ft", "182 ft²"]);
  expect(withLocale("fr-BE", shown)).toEqual([
    "13′-2″ (4,01\u00a0m)",
    "10 × 20 ft (3,05 × 6,1\u00a0m)",
    "182 ft² (16,9\u00a0m²)",
  ]);
});

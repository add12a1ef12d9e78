import { settings } from "./settings.server";

/** The questions that a customer may ask before hiring the company, in the order in which pages answer them. */
const assurances = ["insurance", "confidentiality", "licenses"] as const;

export type Assurance = (typeof assurances)[number];

/** Returns the questions that the company answers in its settings. */
export function answeredAssurances(): Assurance[] {
  return assurances.filter((name) => settings()[name] !== "");
}

// What all service pages share.
import { plural } from "~/messages/plural";

export const quote = "Get a Free Quote";
export const received = "What you receive";
export const breadcrumbs = { label: "Breadcrumb", home: "Home", services: "Our services" };
export const facts = [
  { term: "Turnaround", value: "typically 1-2 weeks" },
  { term: "Service regions", value: "CA, NV, OR" },
];
export const illustration = "Computer-generated illustration";
export const table = { deliverable: "Deliverable", use: "What it’s for", format: "Format" };
export const price = {
  heading: "What drives the price",
  promise: {
    byPhone: "You’ll have a price before anyone comes out. Rather talk it over? <call>Call us</call>.",
    byEmail: "You’ll have a price before anyone comes out. Rather talk it over? <email>Email us</email>.",
  },
};
export const questions = "Questions";
export const industries = "Who orders it";

/** Under the name of a service on cards. */
export const deliverableCount = plural({ one: "# deliverable", other: "# deliverables" });

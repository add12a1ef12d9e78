/** The fields that need a script to be more than an input, in one browser chunk. */
export { BudgetField } from "./budget-field";
export { LocationField } from "./location-field";

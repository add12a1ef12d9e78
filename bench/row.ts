/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** As in the list of budgets: P13. */
  id: string;
  what: string;
  budget: string;
  /** What would be very good. */
  aim: string;
  /** Measures, and says what came out: a ratio or a count, with the figures it was made of. */
  measure: () => Promise<string>;
}

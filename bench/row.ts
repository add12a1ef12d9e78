/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** As in the list of budgets: P13. */
  id: string;
  what: string;
  budget: string;
  /** What would be very good. */
  aim: string;
  /** Takes so long that it is measured only when it is named. */
  isOnRequest?: true;
  /** Measures and returns the result: a ratio or a count, with the figures behind it. */
  measure: () => Promise<string>;
}

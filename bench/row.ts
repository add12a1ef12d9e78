/** One line of the table that `npm run bench` prints. */
export interface Row {
  /** The id in the list of budgets, such as P13. */
  id: string;
  what: string;
  budget: string;
  /** A very good result. */
  aim: string;
  /** Measured only when named, because it takes long. */
  isOnRequest?: true;
  /** Measures and returns the result: a ratio or a count, with its figures. */
  measure: () => Promise<string>;
}

export interface Row {
  /** The id in the list of budgets, such as P13. */
  id: string;
  what: string;
  budget: string;
  /** A very good result. */
  aim: string;
  /** Measured only when named, because it takes long. */
  isOnRequest?: true;
  measure: () => Promise<string>;
}

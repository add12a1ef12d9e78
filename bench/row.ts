export interface Row {
  /** The id in the list of budgets, such as P13. */
  id: string;
  what: string;
  budget: string;
  /** The result to aim for, better than the budget. */
  aim: string;
  /** Set for a row that takes long: it is measured only if the command names it. */
  isOnRequest?: true;
  measure: () => Promise<string>;
}

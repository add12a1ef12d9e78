/** What the form of the selected bookings can do. */
const selectionIntents = ["assign", "mark-viewed", "mark-spam", "unmark-spam"] as const;

export type SelectionIntent = (typeof selectionIntents)[number];

export function isSelectionIntent(intent: string | null): intent is SelectionIntent {
  return (selectionIntents as readonly (string | null)[]).includes(intent);
}

export const keyboardShortcuts = "Keyboard shortcuts";
export const listShortcuts = {
  j: "Next booking",
  k: "Previous booking",
  Enter: "Open the booking",
  x: "Select the booking",
  "/": "Go to the search box",
  f: "Open the filters",
  n: "Next page",
  p: "Previous page",
  "?": "Show this help",
};
export const bookingShortcuts = {
  j: "Next booking of the list",
  k: "Previous booking of the list",
  u: "Back to the list",
  a: "Assign; a second time: to me",
  r: "Reply",
  "/": "Saved replies",
  n: "Write an internal note",
  "Ctrl+Enter": "Send what you write",
  q: "Quote",
  v: "Visit",
  d: "Decline",
  "?": "Show this help",
};
/** Keys whose labels differ between keyboards, in this language. */
export const keyNames: Record<string, string> = { Enter: "Enter", "Ctrl+Enter": "Ctrl+Enter" };
export const useShortcuts = "Use these shortcuts";
export const shortcutsHint = "Saved in this browser. They’re off while you type in a field.";
export const close = "Close";

export const title = "Leave without saving?";
export const consequence = "What you changed on this page isn’t saved yet.";
export const stay = "Stay on the page";
export const leave = "Leave without saving";

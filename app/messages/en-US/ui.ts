import { plural } from "~/messages/plural";

/** Before the title of a document whose form has errors, and before each error for screen readers. */
export const errorPrefix = "Error:";
export const errorSummaryTitle = "There is a problem";
export const optional = "(optional)";
export const notGiven = "Not given";
export const cancel = "Cancel";
export const closeMenu = "Close menu";

export const pagesLabel = "Pages";
/** For a count that stopped at a limit. */
export const atLeast = (count: string) => `${count}+`;
export const pageOf = (page: string, pages: string) => `Page ${page} of ${pages}`;
export const previousPage = "Previous";
export const nextPage = "Next";

export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const requestId = (id: string) => `Error code: ${id}`;

/** A range of times or days, such as `Nov 23 to 29, 2026`. */
export const range = (start: string, end: string) => `${start} to ${end}`;
/** The day of a month in a date, such as the number in `Dec 11`. */
export const dayOfMonth = (day: string) => day;
/** Adds non-breaking spaces to a formatted date or time. */
export const dateText = (text: string) => text;
export const pacificTime = (time: string) => `${time} Pacific time`;
/** Times that daylight saving time skips or repeats. */
export const skippedTime = (earlier: string, later: string) =>
  `The clocks skip that hour. Enter ${earlier} or ${later}`;
export const repeatedTime = "The clocks show that time twice. Choose which one";
export const whichTime = "Which of the two times";
export const whichTimeHint = "The clocks go back that night, so they show this time twice.";
export const chooseTime = "Choose";
export const firstTime = (time: string) => `The first, ${time}`;
export const secondTime = (time: string) => `The second, an hour later, ${time}`;
export const hours = plural({ one: "# hour", other: "# hours" });
export const minutes = plural({ one: "# minute", other: "# minutes" });
export const hoursAndMinutes = (hours: string, minutes: string) => `${hours} ${minutes}`;
export const waitMinutes = plural({ one: "a minute", other: "# minutes" });
export const waitHours = plural({ one: "an hour", other: "# hours" });

export const darkMode = "Dark mode";

export const chunkFailed = (id: string) => `Loading chunk ${id} failed`;
export const chunkFailedAdvice =
  "We couldn’t load the next page. This one is still here, with everything you typed. Check your connection and try again.";
export const openNextPage = "Open the next page";
export const stayHere = "Stay here";

import { plural } from "~/messages/plural";

export const title = "Reports";
export const lead =
  "What became of the requests, in numbers. Days and months are those of Pacific time. Spam and requests that were removed aren’t counted; anonymized ones are.";
export const period = "Period";
export const presets = {
  month: "This month",
  "last-month": "Last month",
  quarter: "This quarter",
  year: "This year",
  "12-months": "12 months",
};
export const fromTo = "From, to";
export const show = "Show";
export const problems = {
  reversed: "Choose a date on or after the first one",
  "too-long": "Choose a day within 366 days of the first one",
};
export const noPeriod = "No numbers for these days";
export const noPeriodText = "Correct the days above, or choose another period.";
export const span = (first: string, last: string) => `${first} to ${last}, Pacific time.`;
export const summary = "At a glance";
export const csv = "CSV";
export const csvOf = (figure: string) => `, ${figure}`;

export const figures = {
  requests: {
    title: "Requests by month and service",
    note: "received in this period",
    service: "Service",
    unknown: "Not sure yet",
    total: "Total",
    all: "All services",
  },
  funnel: {
    title: "From request to done",
    note: "requests received in this period, and where they stop",
    step: "Step",
    reached: "Reached",
    ofAll: "Of all",
    ofPrevious: "Of previous",
    stopped: "Stop here",
    why: "Because",
    skipped: "A step that was skipped, such as a quote before a visit, counts as reached.",
  },
  days: {
    title: "Days to first answer and to quote",
    note: "by the month of the request",
    month: "Month",
    answerMedian: "Answer, median",
    answer90: "Answer, 90%",
    quoteMedian: "Quote, median",
    quote90: "Quote, 90%",
    all: "Whole period",
    explained:
      "An answer is the first message, quote, visit or refusal that we sent. Half of the requests had theirs within the median, nine of ten within the other number. Those without one yet aren’t counted.",
  },
  sums: {
    title: "Sums",
    note: "US dollars, quotes sent in this period",
    sum: "Sum",
    quotes: "Quotes",
    dollars: "US dollars",
    explained: "Quotes that we withdrew or replaced aren’t counted.",
  },
  visits: {
    title: "Visits by person",
    note: "visits that begin in this period, without canceled ones",
    person: "Person",
    visits: "Visits",
    hours: "Hours",
    nobody: "Nobody assigned",
  },
};

export const steps = {
  requests: "Requests",
  quoted: "Quoted",
  accepted: "Accepted",
  scheduled: "Scheduled",
  done: "Done",
};
export const sums = {
  quoted: "Quoted",
  accepted: "Accepted",
  open: "Open",
  lost: "Expired or declined",
};
/** The reason why a request ended; follows a count. */
export const reasons = {
  declined: plural({ one: "# declined", other: "# declined" }),
  canceled: plural({ one: "# canceled", other: "# canceled" }),
  us: plural({ one: "# waits for us", other: "# wait for us" }),
  them: plural({ one: "# waits for the customer", other: "# wait for the customer" }),
  visit: plural({ one: "# has a visit to come or to close", other: "# have a visit to come or to close" }),
};

export const strip = {
  requests: "Requests",
  answer: "First answer, median",
  answer90: (days: string) => `90% within ${days}`,
  quoted: "Quoted",
  accepted: "Accepted",
  open: "Open",
  none: "None yet",
};
export const days = (count: string) => `${count} days`;
export const quotes = plural({ one: "# quote", other: "# quotes" });

export const chartName = (title: string, values: string) => `${title}: ${values}`;
export const chartValue = (label: string, series: string, value: string) => `${label} ${series} ${value}`;
export const loadingChart = "Loading the chart…";
export const chartFailed = "The chart didn’t load. The table has all of its numbers.";
export const empty = "Nothing in this period";

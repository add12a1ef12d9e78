import { type Costs, uploadMegabytes, type Work } from "./measure-costs";

/** What happens in one day, and how the day is spread. */
export interface Load {
  visitors: number;
  pagesPerVisitor: number;
  bookings: number;
  /** MB of files that come with one booking. */
  megabytesPerBooking: number;
  /** How often a private page is opened until the work is done. */
  viewsPerBooking: number;
  staff: number;
  pagesPerStaff: number;
  /** Emails that one booking causes until the work is done. */
  mailsPerBooking: number;
  /** The share of a day in its busiest hour. */
  busiestHour: number;
  /** How far the busiest minute is above the mean of that hour. */
  burst: number;
}

/** A small firm: what the site was built for. An assumption, not a measurement. */
export const smallFirm: Load = {
  visitors: 2_000,
  pagesPerVisitor: 4,
  bookings: 30,
  megabytesPerBooking: 40,
  viewsPerBooking: 6,
  staff: 5,
  pagesPerStaff: 200,
  mailsPerBooking: 8,
  busiestHour: 0.15,
  burst: 3,
};

/** What that load needs. Rates are those of the busiest minute. */
export interface Needs {
  /** Processors that the app keeps busy. */
  appProcessors: number;
  /** The same with the public pages from nginx's cache or a CDN. */
  appProcessorsBehindCache: number;
  databaseProcessors: number;
  requestsPerSecond: number;
  sentMegabitsPerSecond: number;
  receivedMegabitsPerSecond: number;
  bookingsPerYear: number;
  databaseGigabytesPerYear: number;
  fileGigabytesPerYear: number;
  mailsPerDay: number;
  /** Connections to the database that are in use at once, by Little's law. */
  busyConnections: number;
}

/** Seconds between two polls of an open page of staff: see pollNotices. */
const pollInterval = 10;
const workdaySeconds = 8 * 3600;
/** Processor time of one email in milliseconds: row P23 in bench/README.md. */
const mailMs = 1.2;

/** Computes what `factor` times a load needs. */
export function computeNeeds(costs: Costs, load: Load, factor: number): Needs {
  const bookings = load.bookings * factor;
  const daily: Record<Work, number> = {
    publicPage: load.visitors * load.pagesPerVisitor * factor,
    booking: bookings,
    privatePage: bookings * load.viewsPerBooking,
    staffPage: load.staff * load.pagesPerStaff * factor,
    pollRequest: (load.staff * factor * workdaySeconds) / pollInterval,
    upload: (bookings * load.megabytesPerBooking) / uploadMegabytes,
  };
  /** Per second in the busiest minute. */
  const rate = (perDay: number) => (perDay * load.busiestHour * load.burst) / 3600;
  const works = Object.keys(daily) as Work[];
  const sum = (measure: (work: Work) => number) =>
    works.reduce((total, work) => total + rate(daily[work]) * measure(work), 0);
  const mails = bookings * load.mailsPerBooking;
  const appProcessors = sum((work) => costs[work].appMs) / 1000 + (rate(mails) * mailMs) / 1000;
  const databaseProcessors = sum((work) => costs[work].databaseMs) / 1000;
  return {
    appProcessors,
    appProcessorsBehindCache: appProcessors - (rate(daily.publicPage) * costs.publicPage.appMs) / 1000,
    databaseProcessors,
    requestsPerSecond: sum(() => 1),
    sentMegabitsPerSecond: (sum((work) => costs[work].sentBytes) * 8) / 1e6,
    receivedMegabitsPerSecond: rate(bookings) * load.megabytesPerBooking * 8,
    bookingsPerYear: bookings * 365,
    databaseGigabytesPerYear: (bookings * 365 * costs.booking.storedBytes) / 1e9,
    fileGigabytesPerYear: (bookings * 365 * load.megabytesPerBooking) / 1000,
    mailsPerDay: mails,
    // A statement keeps its connection about as long as PostgreSQL and the app work on it.
    busyConnections: databaseProcessors * 2,
  };
}

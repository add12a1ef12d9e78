import { dayMs, hourMs, minuteMs } from "~/lib/time";
import { locale } from "~/messages/locale";
import { justNow } from "~/messages/staff-frame";
import { paths } from "~/paths";
import { backgroundHeader } from "~/staff/sessions/background-header";
import {
  type Entry,
  isRecord,
  type NoticeList,
  type Notices,
  parseEntry,
  parseList,
  parseNotices,
} from "./notices";

/** What the bell shows: the pending bookings, replies of customers, and bookings that colleagues handed over. */
export interface PendingBookings extends Notices, NoticeList<Entry> {
  /** Server time. */
  fetchedAt: Date;
}

/** Maximum number of bookings in the menu. */
const maxNewest = 20;

/** The number in the badge. */
export const totalOf = ({ count, replies, handedOver }: PendingBookings) =>
  count + replies.count + handedOver.count;

/**
 * Parses the response body of `GET /api/booking/pending`; returns null if it is invalid. Written without Zod, which
 * would be most of the JavaScript of the page.
 */
export function parsePendingResponse(
  body: unknown,
  fetchedAt: Date,
): Omit<PendingBookings, keyof Notices> | null {
  if (!isRecord(body)) return null;
  const { ptotalCount: count, pendingBookings: newest } = body;
  const list = parseList({ count, newest }, (item) => parseEntry(item, "createdAt"), maxNewest);
  return list && { ...list, fetchedAt };
}

/** Milliseconds between a response and the next request. */
const interval = 10_000;
/** Milliseconds; the interval doubles with each failure up to this. */
const maxInterval = 60_000;
/** Milliseconds; with the interval, a new booking shows within 15 s. */
const requestTimeout = 5_000;

/** Why the pending bookings are not up to date: no valid response, or the session has ended. */
export type PollProblem = "unreachable" | "signed-out";

/**
 * Polls the pending bookings while the page is visible, one request at a time; immediately when it becomes visible
 * again. Stops when the session has ended.
 *
 * @returns a function that stops polling
 */
export function pollPending(
  onUpdate: (pending: PendingBookings) => void,
  onProblem: (problem: PollProblem) => void,
): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentRequest: AbortController | undefined;
  let isStopped = false;

  const schedule = () => {
    clearTimeout(timer);
    if (isStopped || document.visibilityState === "hidden") return;
    timer = setTimeout(() => void poll(), Math.min(interval * 2 ** failures, maxInterval));
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    currentRequest?.abort();
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
  const poll = async () => {
    clearTimeout(timer);
    if (currentRequest) return;
    currentRequest = new AbortController();
    const result = await fetchPending(currentRequest);
    currentRequest = undefined;
    if (isStopped) return;
    if (result === "signed-out") stop();
    failures = result === "unreachable" ? failures + 1 : 0;
    if (typeof result === "string") onProblem(result);
    else onUpdate(result);
    schedule();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === "visible") void poll();
    else clearTimeout(timer);
  };

  document.addEventListener("visibilitychange", onVisibilityChange);
  onVisibilityChange();
  return stop;
}

async function fetchPending(request: AbortController): Promise<PendingBookings | PollProblem> {
  const timer = setTimeout(() => request.abort(), requestTimeout);
  const options = {
    headers: { Accept: "application/json", [backgroundHeader]: "1" },
    cache: "no-store",
    signal: request.signal,
  } as const;
  try {
    const response = await fetch(paths.apiPending(), options);
    if (response.status === 401) return "signed-out";
    if (!response.ok) return "unreachable";
    const fetchedAt = new Date(response.headers.get("Date") ?? Date.now());
    const pending = parsePendingResponse(await response.json(), fetchedAt);
    const notices = parseNotices(await (await fetch(paths.notices(), options)).json());
    return pending && notices ? { ...pending, ...notices } : "unreachable";
  } catch {
    // A network error, a timeout or invalid JSON: the bell shows it, and the next request may succeed.
    return "unreachable";
  } finally {
    clearTimeout(timer);
  }
}

const relativeFormat = new Intl.RelativeTimeFormat(locale);

/** Formats how long `date` is before `now`, in the largest whole unit: `12 minutes ago`. */
export function formatTimeAgo(date: Date, now: Date): string {
  const elapsed = now.getTime() - date.getTime();
  if (elapsed < minuteMs) return justNow;
  if (elapsed < hourMs) return relativeFormat.format(-Math.floor(elapsed / minuteMs), "minute");
  if (elapsed < dayMs) return relativeFormat.format(-Math.floor(elapsed / hourMs), "hour");
  return relativeFormat.format(-Math.floor(elapsed / dayMs), "day");
}

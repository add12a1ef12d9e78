import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/staff-frame";
import { paths } from "~/paths";
import { backgroundHeader } from "~/staff/sessions/background-header";
import { type Notices, parseNotices } from "./notices";

export interface LiveNotices {
  notices: Notices;
  problem: PollProblem | null;
  /** For screen readers; empty until there are more notices than before. */
  announcement: string;
}

/**
 * Updates the loader's notices by polling, and polls immediately after a navigation. New loader data, for example after a form submission,
 * replaces the polled state.
 *
 * @param loaderData undefined if the layout's loader failed; then nothing is polled
 */
export function useLiveNotices(loaderData: Notices | undefined): LiveNotices | undefined {
  const { key: locationKey } = useLocation();
  const [polled, setPolled] = useState<LiveNotices & { since: Notices }>();
  useEffect(() => {
    if (!loaderData) return undefined;
    const initial = { since: loaderData, notices: loaderData, problem: null, announcement: "" };
    const update = (getChange: (before: LiveNotices) => Partial<LiveNotices>) =>
      setPolled((before) => {
        const current = before?.since === loaderData ? before : initial;
        return { ...current, ...getChange(current) };
      });
    return pollNotices(
      (notices) =>
        update((before) => ({
          notices,
          problem: null,
          announcement: announce(notices, before.notices) || before.announcement,
        })),
      (problem) => update(() => ({ problem })),
    );
  }, [loaderData, locationKey]);
  if (!loaderData) return undefined;
  return polled?.since === loaderData ? polled : { notices: loaderData, problem: null, announcement: "" };
}

function announce({ pending, replies, handedOver }: Notices, before: Notices): string {
  const [latest] = pending.newest;
  const total = formatCount(pending.count);
  const [reply] = replies.newest;
  const [handed] = handedOver.newest;
  return [
    ...(pending.count > before.pending.count
      ? [latest ? text.announceNew(latest.fullName, total) : text.announcePending(total)]
      : []),
    ...(reply && replies.count > before.replies.count ? [text.announceReply(reply.fullName)] : []),
    ...(handed && handedOver.count > before.handedOver.count
      ? [text.announceHandedOver(handed.by, handed.fullName)]
      : []),
  ].join(" ");
}

/** Milliseconds between a response and the next request. */
const interval = 10_000;
/** Milliseconds. The interval doubles with each failure up to this maximum. */
const maxInterval = 60_000;
/** Milliseconds. Together with the interval, it makes a new booking show within 15 s. */
const requestTimeout = 5_000;

/** The reason why the notices are outdated: no valid response, or the session has ended. */
type PollProblem = "unreachable" | "signed-out";

/**
 * Polls the notices while the page is visible, one request at a time, and immediately when it becomes visible again. Stops when the session
 * has ended.
 *
 * @returns a function that stops polling
 */
function pollNotices(
  onUpdate: (notices: Notices) => void,
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
    const result = await fetchNotices(currentRequest);
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

async function fetchNotices(request: AbortController): Promise<Notices | PollProblem> {
  const timer = setTimeout(() => request.abort(), requestTimeout);
  try {
    const response = await fetch(paths.notices(), {
      headers: { Accept: "application/json", [backgroundHeader]: "1" },
      cache: "no-store",
      signal: request.signal,
    });
    // The session has ended, so the request was redirected to the sign-in page.
    if (response.redirected) return "signed-out";
    if (!response.ok) return "unreachable";
    return parseNotices(await response.json()) ?? "unreachable";
  } catch {
    // A network error, a timeout or invalid JSON: the bell shows it, and the next request may succeed.
    return "unreachable";
  } finally {
    clearTimeout(timer);
  }
}

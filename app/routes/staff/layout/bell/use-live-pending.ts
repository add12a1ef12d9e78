import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/staff-frame";
import { type PendingBookings, pollPending, type PollProblem } from "./pending-bookings";

/** The latest known pending bookings, and what a screen reader announces about them. */
export interface LivePending {
  pending: PendingBookings;
  problem: PollProblem | null;
  /** Empty until there is more than before. */
  announcement: string;
}

/**
 * Keeps the pending bookings of the loader up to date by polling; polls immediately after a navigation. New loader
 * data, as after a form submission, replaces the polled state.
 *
 * @param loaderData undefined if the layout's loader failed; then nothing is polled
 */
export function useLivePending(loaderData: PendingBookings | undefined): LivePending | undefined {
  const { key: locationKey } = useLocation();
  const [polled, setPolled] = useState<LivePending & { since: PendingBookings }>();
  useEffect(() => {
    if (!loaderData) return undefined;
    const initial = { since: loaderData, pending: loaderData, problem: null, announcement: "" };
    const update = (getChange: (before: LivePending) => Partial<LivePending>) =>
      setPolled((before) => {
        const current = before?.since === loaderData ? before : initial;
        return { ...current, ...getChange(current) };
      });
    return pollPending(
      (pending) =>
        update((before) => ({
          pending,
          problem: null,
          announcement: announce(pending, before.pending) || before.announcement,
        })),
      (problem) => update(() => ({ problem })),
    );
  }, [loaderData, locationKey]);
  if (!loaderData) return undefined;
  return polled?.since === loaderData ? polled : { pending: loaderData, problem: null, announcement: "" };
}

/** Says what there is more of than before; empty for nothing. */
function announce({ count, newest, replies, handedOver }: PendingBookings, before: PendingBookings): string {
  const [latest] = newest;
  const total = formatCount(count);
  const [reply] = replies.newest;
  const [handed] = handedOver.newest;
  return [
    ...(count > before.count
      ? [latest ? text.announceNew(latest.fullName, total) : text.announcePending(total)]
      : []),
    ...(reply && replies.count > before.replies.count ? [text.announceReply(reply.fullName)] : []),
    ...(handed && handedOver.count > before.handedOver.count
      ? [text.announceHandedOver(handed.by, handed.fullName)]
      : []),
  ].join(" ");
}

import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { locale } from "~/messages/locale";
import * as text from "~/messages/staff-frame";
import { type PendingBookings, pollPending, type PollProblem } from "./pending-bookings";

/** The latest known pending bookings, and what a screen reader announces about them. */
export interface LivePending {
  pending: PendingBookings;
  problem: PollProblem | null;
  /** Empty until the count rises. */
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
          announcement: pending.count > before.pending.count ? announce(pending) : before.announcement,
        })),
      (problem) => update(() => ({ problem })),
    );
  }, [loaderData, locationKey]);
  if (!loaderData) return undefined;
  return polled?.since === loaderData ? polled : { pending: loaderData, problem: null, announcement: "" };
}

function announce({ count, newest }: PendingBookings): string {
  const [latest] = newest;
  const total = count.toLocaleString(locale);
  return latest ? text.announceNew(latest.fullName, total) : text.announcePending(total);
}

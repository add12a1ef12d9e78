import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { PendingEnquiries } from "./pending-enquiries";
import { type Trouble, pollPending } from "./poll-pending";

/** The pending enquiries as far as they are known, and what a screen reader is told of them. */
export interface LivePending {
  pending: PendingEnquiries;
  trouble: Trouble | null;
  /** Empty until the count rises. */
  announcement: string;
}

/**
 * Keeps what the server said up to date for as long as it stands; asks at once when another page is
 * shown. What the server says anew, after a form was sent, takes over.
 *
 * @param fromServer as the frame's loader has it; undefined while the frame itself has failed: then nothing is asked
 */
export function useLivePending(fromServer: PendingEnquiries | undefined): LivePending | undefined {
  const { key: page } = useLocation();
  const [heard, setHeard] = useState<LivePending & { since: PendingEnquiries }>();
  useEffect(() => {
    if (!fromServer) return undefined;
    const start = { since: fromServer, pending: fromServer, trouble: null, announcement: "" };
    const update = (change: (before: LivePending) => Partial<LivePending>) =>
      setHeard((before) => {
        const known = before?.since === fromServer ? before : start;
        return { ...known, ...change(known) };
      });
    return pollPending(
      (pending) =>
        update((before) => ({
          pending,
          trouble: null,
          announcement: pending.count > before.pending.count ? announce(pending) : before.announcement,
        })),
      (trouble) => update(() => ({ trouble })),
    );
  }, [fromServer, page]);
  if (!fromServer) return undefined;
  return heard?.since === fromServer ? heard : { pending: fromServer, trouble: null, announcement: "" };
}

function announce({ count, newest }: PendingEnquiries): string {
  const [latest] = newest;
  const total = `${count.toLocaleString("en-US")} pending.`;
  return latest ? `New booking enquiry from ${latest.fullName}. ${total}` : total;
}

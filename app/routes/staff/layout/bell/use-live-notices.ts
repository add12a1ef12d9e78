import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/staff-frame";
import type { Notices } from "./notices";
import { pollNotices, type PollProblem } from "./poll-notices";

/** The latest known notices, and what a screen reader announces about them. */
export interface LiveNotices {
  notices: Notices;
  problem: PollProblem | null;
  /** Empty until there is more than before. */
  announcement: string;
}

/**
 * Keeps the notices of the loader up to date by polling; polls immediately after a navigation. New loader
 * data, as after a form submission, replaces the polled state.
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

/** Says what there is more of than before; empty for nothing. */
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

import { Link } from "@remix-run/react";
import type { Notice } from "~/forms/flash.server";
import { NoticeBanner } from "~/ui/flash-banner";

/** What the action before has to say, with a way on. */
export function ListNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  const { link } = notice;
  return (
    <div className="mb-6">
      <NoticeBanner notice={notice}>{link && <Link to={link.to}>{link.label}</Link>}</NoticeBanner>
    </div>
  );
}

import { Link } from "@remix-run/react";
import type { Notice } from "~/http/notice.server";
import { Banner } from "~/ui/banner";

/** What the action before has to say. */
export function ListNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  const { tone, title, advice, link } = notice;
  return (
    <div className="mb-6">
      <Banner tone={tone} title={title}>
        {advice}
        {link && <Link to={link.to}>{link.label}</Link>}
      </Banner>
    </div>
  );
}

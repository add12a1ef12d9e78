import { Link } from "@remix-run/react";
import type { Flash } from "~/forms/flash.server";
import { FlashBanner } from "~/ui/flash-banner";

/** What the action before has to say, with a way on. */
export function ListFlash({ notice }: { notice: Flash | null }) {
  if (!notice) return null;
  const { link } = notice;
  return (
    <div className="mb-6">
      <FlashBanner notice={notice}>{link && <Link to={link.to}>{link.label}</Link>}</FlashBanner>
    </div>
  );
}

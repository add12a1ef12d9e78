import { useEffect, useRef } from "react";
import type { Notice } from "~/http/notice.server";
import { Banner } from "~/ui/banner";

/** What the last action did. It takes focus, because the button that was pressed may be gone. */
export function NoticeBanner({ notice }: { notice: Notice }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [notice]);
  return (
    <div ref={box} tabIndex={-1} className="mb-6 outline-none print:hidden">
      <Banner tone={notice.tone} title={notice.title}>
        {notice.advice}
      </Banner>
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Banner, type BannerTone } from "./banner";
import { useIsHydrated } from "./use-is-hydrated";

interface Notice {
  tone: BannerTone;
  title: string;
  advice?: string;
}

/**
 * Shows the flash message of the previous action. If that action removed the focused control, such as the button of
 * a deleted row, the message takes focus.
 *
 * @param children shown below the advice, such as links
 */
export function FlashBanner({ notice, children }: { notice: Notice | null; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  // In a new document the browser places the focus.
  const [initialNotice] = useState(isHydrated ? null : notice);
  useEffect(() => {
    if (notice && notice !== initialNotice && (document.activeElement ?? document.body) === document.body)
      box.current?.focus();
  }, [notice, initialNotice]);
  if (!notice) return null;
  const hasMore = Boolean(notice.advice ?? children);
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone={notice.tone} title={notice.title}>
        {hasMore && (
          <>
            {notice.advice && <p>{notice.advice}</p>}
            {children}
          </>
        )}
      </Banner>
    </div>
  );
}

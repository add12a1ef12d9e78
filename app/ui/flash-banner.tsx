import { type ReactNode, useEffect, useRef, useState } from "react";
import { Banner, type BannerTone } from "./banner";
import { useIsHydrated } from "./use-is-hydrated";

interface Notice {
  tone: BannerTone;
  title: string;
  advice?: string;
}

/**
 * What the action before has to say. Where that action took the focused control away, as the button of a row
 * that is removed, focus goes here instead of to nowhere.
 *
 * @param children more below the advice, such as links on
 */
export function FlashBanner({ notice, children }: { notice: Notice | null; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  // With a new document, the browser has placed the focus.
  const [cameWithDocument] = useState(isHydrated ? null : notice);
  useEffect(() => {
    if (notice && notice !== cameWithDocument && (document.activeElement ?? document.body) === document.body)
      box.current?.focus();
  }, [notice, cameWithDocument]);
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

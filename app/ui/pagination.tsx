import { useEffect, useRef } from "react";
import { formatCount } from "~/lib/format-count";
import * as text from "~/messages/ui";
import { Button, ButtonLink } from "./button";

export function Pagination({
  page,
  pages,
  previousHref,
  nextHref,
}: {
  /** Counted from 1. */
  page: number;
  pages: number;
  previousHref?: string;
  nextHref?: string;
}) {
  const { nav, onFocus } = useRestoredFocus(page);
  return (
    <nav
      ref={nav}
      onFocus={onFocus}
      aria-label={text.pagesLabel}
      className="mt-5 flex flex-wrap items-center justify-between gap-4"
    >
      <p className="tabular-nums">{text.pageOf(formatCount(page), formatCount(pages))}</p>
      <div className="flex gap-3">
        <Step href={previousHref} rel="prev">
          {text.previousPage}
        </Step>
        <Step href={nextHref} rel="next">
          {text.nextPage}
        </Step>
      </div>
    </nav>
  );
}

/** Moves focus to the remaining link if the followed link is gone, for example on the last page. */
function useRestoredFocus(page: number) {
  const nav = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      nav.current?.querySelector("a")?.focus();
    hadFocus.current = nav.current?.contains(document.activeElement) ?? false;
  }, [page]);
  const onFocus = () => {
    hadFocus.current = true;
  };
  return { nav, onFocus };
}

function Step({ href, rel, children }: { href?: string; rel: "prev" | "next"; children: string }) {
  if (href === undefined) {
    return (
      <Button type="button" size="sm" disabled>
        {children}
      </Button>
    );
  }
  return (
    <ButtonLink to={href} rel={rel} size="sm">
      {children}
    </ButtonLink>
  );
}

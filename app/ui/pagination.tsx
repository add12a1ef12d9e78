import { Button, ButtonLink } from "./button";

const count = new Intl.NumberFormat("en-US");

/** "Page X of Y" with links to the neighbours; an end without a neighbour has a disabled button. */
export function Pagination({
  page,
  pages,
  previousHref,
  nextHref,
}: {
  /** From 1. */
  page: number;
  pages: number;
  previousHref?: string;
  nextHref?: string;
}) {
  return (
    <nav aria-label="Pages" className="mt-5 flex flex-wrap items-center justify-between gap-4">
      <p className="tabular-nums">
        Page {count.format(page)} of {count.format(pages)}
      </p>
      <div className="flex gap-3">
        <Step href={previousHref} rel="prev">
          Previous
        </Step>
        <Step href={nextHref} rel="next">
          Next
        </Step>
      </div>
    </nav>
  );
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

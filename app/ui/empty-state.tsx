import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";

export function EmptyState({
  title,
  className,
  children,
  ...frame
}: { title: string } & ComponentPropsWithoutRef<"div">) {
  return (
    <div {...frame} className={classNames("border border-line bg-raised", className)}>
      <div className="grid justify-items-start gap-3 px-6 py-[clamp(2rem,6vw,4.5rem)]">
        <svg
          viewBox="0 0 112 64"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="w-28 text-line-strong"
        >
          <path d="M1 1h110v62H1zM1 16h110M40 16v47" />
          <path d="M48 28h40M48 40h28" strokeDasharray="4 4" />
        </svg>
        <h2 className="text-h3 font-semibold">{title}</h2>
        {children}
      </div>
    </div>
  );
}

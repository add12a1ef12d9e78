import type { ReactNode } from "react";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";

export function Breadcrumbs({
  parent,
  name,
  className,
}: {
  parent: { name: string; href: string };
  /** The name of the current page. */
  name: ReactNode;
  className?: string;
}) {
  return (
    <nav aria-label={text.breadcrumbs.label} className={className}>
      <ol className="flex flex-wrap gap-x-3 gap-y-1 py-6 text-ui text-muted [&>li+li]:before:mr-3 [&>li+li]:before:text-line-strong [&>li+li]:before:content-['/'/'']">
        <li>
          <a href={paths.home()} className="hover:underline">
            {text.breadcrumbs.home}
          </a>
        </li>
        <li>
          <a href={parent.href} className="hover:underline">
            {parent.name}
          </a>
        </li>
        <li aria-current="page" className="wrap-anywhere">
          {name}
        </li>
      </ol>
    </nav>
  );
}

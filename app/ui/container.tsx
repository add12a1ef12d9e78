import type { ComponentPropsWithoutRef } from "react";
import { classNames } from "./class-names";

export function Container({ className, ...box }: ComponentPropsWithoutRef<"div">) {
  return (
    <div
      {...box}
      className={classNames(
        "mx-auto w-full max-w-[calc(var(--container-page)+2*var(--spacing-margin))] px-margin",
        className,
      )}
    />
  );
}

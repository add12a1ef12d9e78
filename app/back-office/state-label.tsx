import type { ReactNode } from "react";

export interface LabelStyle {
  colors: string;
  mark: string;
}

export function StateLabel({ colors, mark, children }: LabelStyle & { children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-[2px] py-0.75 ps-2 pe-2.5 text-small font-semibold whitespace-nowrap ${colors}`}
    >
      <Mark className={mark} />
      {children}
    </span>
  );
}

export function Mark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`size-2 border-[1.5px] border-current forced-color-adjust-none ${className}`}
    />
  );
}

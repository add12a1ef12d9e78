import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export type BannerTone = keyof typeof tones;

const tones = {
  ok: { icon: "check", styles: "border-success bg-success-soft", iconStyles: "text-success" },
  warn: { icon: "warning", styles: "border-warn bg-warn-soft", iconStyles: "text-warn" },
  bad: { icon: "warning", styles: "border-danger bg-danger-soft", iconStyles: "text-danger" },
  info: { icon: "info", styles: "border-line-strong bg-raised", iconStyles: "text-muted" },
} satisfies Record<string, { icon: IconName; styles: string; iconStyles: string }>;

/**
 * A message box with a bold title and details below. The tone `bad` is an alert, which interrupts a screen reader.
 *
 * @param isInLiveRegion whether a parent already announces it; nested live regions would announce it twice
 */
export function Banner({
  tone,
  title,
  children,
  isInLiveRegion = false,
}: {
  tone: BannerTone;
  title: ReactNode;
  children?: ReactNode;
  isInLiveRegion?: boolean;
}) {
  const { icon, styles, iconStyles } = tones[tone];
  return (
    <div
      role={isInLiveRegion ? undefined : tone === "bad" ? "alert" : "status"}
      className={`grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1 rounded-control border border-s-4 px-5 py-4 leading-normal ${styles}`}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${iconStyles}`} />
      <p className="font-semibold wrap-anywhere">{title}</p>
      {children && <div className="col-start-2 text-ui">{children}</div>}
    </div>
  );
}

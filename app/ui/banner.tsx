import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export type BannerTone = keyof typeof tones;

const tones = {
  ok: { icon: "check", look: "border-success bg-success-soft", mark: "text-success" },
  warn: { icon: "warning", look: "border-warn bg-warn-soft", mark: "text-warn" },
  bad: { icon: "warning", look: "border-danger bg-danger-soft", mark: "text-danger" },
  info: { icon: "info", look: "border-line-strong bg-raised", mark: "text-muted" },
} satisfies Record<string, { icon: IconName; look: string; mark: string }>;

/** What just happened, or what is wrong: the exact text in bold, advice below. `bad` interrupts a screen reader. */
export function Banner({
  tone,
  title,
  children,
}: {
  tone: BannerTone;
  title: ReactNode;
  children?: ReactNode;
}) {
  const { icon, look, mark } = tones[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={`grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1 rounded-control border border-s-4 px-5 py-4 leading-normal ${look}`}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${mark}`} />
      <p className="font-semibold wrap-anywhere">{title}</p>
      {children && <div className="col-start-2 text-ui">{children}</div>}
    </div>
  );
}

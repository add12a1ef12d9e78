import { formatCount } from "~/lib/format-count";

/** Renders nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-round bg-fill px-1.5 text-[0.8125rem] leading-none font-semibold text-on-fill tabular-nums">
      {formatCount(count)}
    </span>
  );
}

const widths = ["w-[70%]", "w-[90%]", "w-[45%]", "w-[80%]", "w-[60%]"];

/** Placeholder bars for text that is loading. Hidden from screen readers: put a status text beside it. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-3.5">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={`block h-[1em] animate-breathe rounded-[2px] bg-line ${widths[line % widths.length] ?? ""}`}
        />
      ))}
    </div>
  );
}

/** Hidden from screen readers, because the full name is beside it. */
export function Initials({ initials, isLarge = false }: { initials: string; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={`inline-grid shrink-0 place-items-center rounded-[2px] border border-line-strong bg-raised font-mono text-mono leading-none font-medium tracking-tight text-text ${isLarge ? "size-8" : "size-5.5"}`}
    >
      {initials}
    </span>
  );
}

export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map(
    (word = "") => Array.from(word)[0] ?? "",
  );
  return letters.join("").toUpperCase();
}

/** More lines than a page can hold; the box clips the rest. */
const lines = Array.from({ length: 32 }, (_, line) => line);

export function NoteLines({ title, signatures = [] }: { title: string; signatures?: readonly string[] }) {
  return (
    <section className="flex flex-1 break-inside-avoid flex-col">
      <h2 className="text-[10.5pt] leading-snug font-semibold tracking-normal">{title}</h2>
      <div aria-hidden="true" className="relative min-h-[16mm] flex-1 overflow-hidden">
        <div className="absolute inset-x-0 top-0">
          {lines.map((line) => (
            <div key={line} className="h-[8mm] border-b border-[#999]" />
          ))}
        </div>
      </div>
      {signatures.length > 0 && (
        <div className="mt-[8mm] grid auto-cols-fr grid-flow-col gap-[6mm] text-[8.5pt]">
          {signatures.map((label) => (
            <span key={label} className="border-t border-black pt-[1mm]">
              {label}
            </span>
          ))}
        </div>
      )}
    </section>
  );
}

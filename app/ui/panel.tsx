import { type ReactNode, useId } from "react";

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 border border-line bg-raised p-[clamp(1rem,0.8rem+0.8vw,1.5rem)] print:break-inside-avoid print:border-0 print:bg-transparent print:p-0"
    >
      <h2 id={id} className="mb-3.5 print:mb-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

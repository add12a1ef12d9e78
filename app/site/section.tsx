import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";

const tones = { plain: undefined, ruled: "border-t border-line", sunken: "bg-sunken" };

/** Renders a full-width section of a page. `ruled` has a line above, `sunken` a different background. */
export function Section({
  tone = "plain",
  id,
  className,
  children,
}: {
  tone?: keyof typeof tones;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={classNames("py-section", tones[tone], className)}>
      <Container>{children}</Container>
    </section>
  );
}

/** Renders a heading on the left and its introduction on the right. */
export function SectionHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="mb-[clamp(2rem,1.4rem+2.4vw,3.75rem)] grid gap-x-gutter gap-y-3 min-[56rem]:grid-cols-[7fr_5fr] min-[56rem]:items-end print:break-inside-avoid print:break-after-avoid">
      <h2>{title}</h2>
      {lead !== undefined && <p className="pb-1 text-lead text-muted">{lead}</p>}
    </div>
  );
}

/** Renders a heading in four columns and its content in eight. */
export function Split({
  title,
  note,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-x-gutter gap-y-8 min-[56rem]:grid-cols-12 print:block">
      <div className="min-w-0 min-[56rem]:col-span-4 min-[56rem]:pe-6 print:mb-4 print:break-after-avoid">
        {title}
        {note !== undefined && <p className="mt-4 max-w-[34ch] wrap-anywhere text-muted">{note}</p>}
      </div>
      <div className="min-w-0 min-[56rem]:col-span-8">{children}</div>
    </div>
  );
}

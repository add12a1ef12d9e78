import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Container } from "~/ui/container";

const tones = { plain: undefined, ruled: "border-t border-line", sunken: "bg-sunken" };

/** Renders the head of a page: the title on the left, and the introduction on the right. */
export function PageHead({ title, lead, className }: { title: string; lead: string; className: string }) {
  return (
    <Container
      className={`grid items-end gap-x-gutter gap-y-6 pt-[clamp(2.5rem,5vw,5.5rem)] ${className} min-[56rem]:grid-cols-12`}
    >
      <h1 className="min-[56rem]:col-span-7">{title}</h1>
      <p className="text-lead text-muted min-[56rem]:col-span-5 min-[56rem]:col-start-8">{lead}</p>
    </Container>
  );
}

interface SectionProps {
  /** `ruled` has a line above, `sunken` a different background. */
  tone?: keyof typeof tones;
  id?: string;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** Renders a full-width section. Its heading is above the content on the left, its introduction on the right. */
export function Section({
  tone = "plain",
  id,
  className,
  title,
  lead,
  children,
}: SectionProps & { lead?: string }) {
  return (
    <section id={id} className={classNames("py-section", tones[tone], className)}>
      <Container>
        {title !== undefined && (
          <div className="mb-[clamp(1.5rem,0.7rem+3.2vw,3.75rem)] grid gap-x-gutter gap-y-3 min-[56rem]:grid-cols-[7fr_5fr] min-[56rem]:items-end print:break-inside-avoid print:break-after-avoid">
            <h2>{title}</h2>
            {lead !== undefined && <p className="pb-1 text-lead text-muted">{lead}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

/** Renders a section with its heading beside the content. */
export function SplitSection({ title, note, children, ...section }: SectionProps & { note?: ReactNode }) {
  return (
    <Section {...section}>
      <Split title={<h2>{title}</h2>} note={note}>
        {children}
      </Split>
    </Section>
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
    <div className="grid gap-x-gutter gap-y-6 min-[56rem]:grid-cols-12 print:block">
      <div className="min-w-0 min-[56rem]:col-span-4 min-[56rem]:pe-6 print:mb-4 print:break-after-avoid">
        {title}
        {note !== undefined && <p className="mt-4 max-w-[34ch] wrap-anywhere text-muted">{note}</p>}
      </div>
      <div className="min-w-0 min-[56rem]:col-span-8">{children}</div>
    </div>
  );
}

import { Section, SectionHead } from "~/site/section";
import type { ServicePage } from "~/site/service-pages/service-page";

/** Renders the steps of a visit on site, in order. */
export function VisitSection({ visit }: { visit: ServicePage["visit"] }) {
  return (
    <Section tone="ruled">
      <SectionHead title={visit.heading} />
      <ol className="grid gap-x-gutter gap-y-8 md:grid-cols-3">
        {visit.steps.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line-strong pt-4">
            <p aria-hidden="true" className="font-mono text-mono text-muted">
              {index + 1}
            </p>
            <h3 className="mt-6">{title}</h3>
            <p className="mt-1.5 max-w-[40ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

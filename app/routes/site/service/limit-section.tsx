import { Section, Split } from "~/site/section";
import type { ServicePage } from "~/site/service-pages/service-page";

/** Renders what the figures of the service mean, and what it does not include. */
export function LimitSection({ limits }: Pick<ServicePage, "limits">) {
  return (
    <Section>
      <Split title={<h2>{limits.heading}</h2>}>
        <dl className="border-t border-line-strong">
          {limits.items.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-gutter gap-y-1 border-b border-line py-5 md:grid-cols-[1fr_2fr]"
            >
              <dt className="text-h3 font-semibold tracking-[-0.012em]">{title}</dt>
              <dd className="max-w-[56ch] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}

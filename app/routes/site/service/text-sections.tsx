import * as prepareText from "~/messages/prepare";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import { industries } from "~/site/industries";
import { QuestionList } from "~/site/question-list";
import { Section, SplitSection } from "~/site/section";
import type { ServicePage } from "~/site/service-pages/service-pages";
import { Icon } from "~/ui/icon";

export function AboutSection({ about }: { about: ServicePage["about"] }) {
  return (
    <SplitSection title={about.heading}>
      <div className="grid max-w-read gap-5">
        {about.paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "text-lead" : "text-muted"}>
            {paragraph}
          </p>
        ))}
      </div>
    </SplitSection>
  );
}

export function ScanDaySection({ visit }: { visit: ServicePage["visit"] }) {
  return (
    <Section tone="ruled" title={visit.heading}>
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
      <p className="mt-8">
        <a
          href={paths.prepare()}
          className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-[0.25em] hover:decoration-2"
        >
          {prepareText.link}
        </a>
      </p>
    </Section>
  );
}

export function LimitSection({ limits }: Pick<ServicePage, "limits">) {
  return (
    <SplitSection title={limits.heading}>
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
    </SplitSection>
  );
}

/** Renders the industries that order the service, and what each uses it for. Not on paper, where nobody follows it. */
export function SectorSection({ uses }: Pick<ServicePage, "uses">) {
  return (
    <SplitSection tone="ruled" className="print:hidden" title={text.industries}>
      <ul className="border-t border-line-strong">
        {Object.entries(uses).map(([industry, use]) => (
          <li key={industry}>
            <a
              href={`${paths.industries()}#${industry}`}
              className="group grid grid-cols-[1fr_auto] items-baseline gap-x-gutter gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_2fr_auto]"
            >
              <span className="text-lg leading-[1.3] font-medium text-balance group-hover:text-accent-text">
                {industries().find(({ slug }) => slug === industry)?.name}
              </span>
              <span className="text-pretty text-muted max-md:order-1 max-md:col-span-2">{use}</span>
              <Icon
                name="arrow"
                className="size-5 self-center text-muted transition-transform duration-(--duration-base) ease-out group-hover:translate-x-1"
              />
            </a>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}

export function QuestionSection({ questions }: Pick<ServicePage, "questions">) {
  return (
    <SplitSection tone="ruled" title={text.questions}>
      <QuestionList name="questions" questions={questions} />
    </SplitSection>
  );
}

import * as prepareText from "~/messages/prepare";
import * as text from "~/messages/services/page";
import { paths } from "~/paths";
import type { ServiceSlug } from "~/settings/offer";
import { industries } from "~/site/industries";
import { QuestionList } from "~/site/question-list";
import { Section, SplitSection } from "~/site/section";
import { industriesByService, pageSections, type ServicePage } from "~/site/service-pages/service-pages";

export interface ServiceSectionProps {
  slug: ServiceSlug;
  page: ServicePage;
}

export function AboutSection({ slug, page: { about } }: ServiceSectionProps) {
  if (!about) return null;
  const isFirst = pageSections[slug][0] === "about";
  return (
    <SplitSection tone={isFirst ? "plain" : "ruled"} title={about.heading}>
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

/** Renders the steps of a visit side by side, or in a column on phones. */
export function VisitStepsSection({ page: { visit } }: ServiceSectionProps) {
  return (
    <Section tone="ruled" title={visit.heading}>
      <ol className="grid gap-x-gutter gap-y-3.5 md:grid-cols-3">
        {visit.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] border-t border-line-strong pt-3 md:block md:pt-4"
          >
            <p aria-hidden="true" className="pt-1 font-mono text-mono text-muted md:pt-0">
              {index + 1}
            </p>
            <div className="md:mt-6">
              <h3>{title}</h3>
              <p className="mt-1.5 max-w-[40ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 md:mt-6">
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

const toQuestion = ({ title, text }: ServicePage["limits"]["items"][number]) => ({
  question: title,
  answer: text,
});

/** Renders the limits as a list, or as an accordion on phones. */
export function LimitSection({ slug, page: { limits } }: ServiceSectionProps) {
  const isFirst = pageSections[slug][0] === "limits";
  return (
    <SplitSection tone={isFirst ? "plain" : "ruled"} title={limits.heading}>
      <div className="md:hidden print:hidden">
        <QuestionList name="limits" questions={limits.items.map(toQuestion)} />
      </div>
      <dl className="border-t border-line-strong max-md:hidden print:block">
        {limits.items.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-x-gutter gap-y-1 border-b border-line py-4 md:grid-cols-[1fr_2fr] md:py-5"
          >
            <dt className="text-h3 font-semibold tracking-[-0.012em]">{title}</dt>
            <dd className="max-w-[56ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}

/** Renders the questions, the limits that have no section of their own, and the industries that order the service. */
export function QuestionSection({ slug, page: { questions, limits } }: ServiceSectionProps) {
  return (
    <SplitSection tone="ruled" title={text.questions}>
      <QuestionList name="questions" questions={questions} />
      {!pageSections[slug].includes("limits") && (
        <>
          <h3 className="mt-7 mb-3 md:mt-10 md:mb-4">{limits.heading}</h3>
          <QuestionList name="questions" questions={limits.items.map(toQuestion)} />
        </>
      )}
      <div className="mt-5 grid gap-x-gutter sm:grid-cols-[auto_1fr] md:mt-10 print:hidden">
        <h3 className="py-2 text-ui font-semibold">{text.industries}</h3>
        {/* On phones the links form a sentence, because links in text need no minimum height. */}
        <ul className="gap-x-6 md:flex md:flex-wrap">
          {industries()
            .filter(({ slug: industry }) => industriesByService[slug].includes(industry))
            .map(({ slug: industry, name }) => (
              <li key={industry} className="max-md:inline max-md:not-last:after:content-[',_']">
                <a
                  href={`${paths.industries()}#${industry}`}
                  className="text-ui text-accent-text underline hover:decoration-2 md:inline-flex md:min-h-11 md:items-center"
                >
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </SplitSection>
  );
}

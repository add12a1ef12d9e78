import type { ReactNode } from "react";
import * as homeText from "~/messages/home";
import { inCurrentLanguage } from "~/messages/in-current-language";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { DimensionLine, ShortDimension } from "~/site/dimension-line";
import { industries } from "~/site/industries";
import { Section, Split } from "~/site/section";
import { CompanyText } from "~/ui/company-text";
import { Icon } from "~/ui/icon";

export function FigureSection() {
  const source = inCurrentLanguage(company().claimSource);
  return (
    <Section tone="sunken" title={homeText.figures.title}>
      <dl className="mb-[calc(var(--spacing-section)*0.7)] grid gap-x-gutter gap-y-10 min-[56rem]:grid-cols-3">
        <Figure term={homeText.figures.building} figure="1/8" unit={homeText.figures.buildingUnit}>
          <DimensionLine className="my-4 h-6 text-muted">{homeText.figures.buildingSpan}</DimensionLine>
        </Figure>
        <Figure term={homeText.figures.detail} figure="1" unit={homeText.figures.detailUnit}>
          <ShortDimension />
          <span className="block max-w-[36ch] text-muted">{homeText.figures.detailReach}</span>
        </Figure>
        <Figure term={homeText.figures.buyers} figure="63" unit={homeText.figures.buyersUnit}>
          <PercentScale percent={63} />
          <span className="block max-w-[36ch] text-muted">{homeText.figures.buyersText}</span>
          {source.text && (
            <span className="mt-1 block text-small wrap-anywhere text-muted">
              <RichText text={homeText.figures.source} tags={{ source: () => <CompanyText {...source} /> }} />
            </span>
          )}
        </Figure>
      </dl>
      <Split title={<h3>{homeText.figures.sectors}</h3>}>
        <SectorList />
      </Split>
    </Section>
  );
}

function Figure({
  term,
  figure,
  unit,
  children,
}: {
  term: string;
  figure: string;
  unit: string;
  children: ReactNode;
}) {
  return (
    <div className="border-t border-line-strong pt-4">
      <dt className="mb-[clamp(1rem,0.5rem+1.5vw,2rem)] text-ui font-semibold">{term}</dt>
      <dd>
        <FigureNumber figure={figure} unit={unit} />
        {children}
      </dd>
    </div>
  );
}

/** A number and its unit. The space between them depends on the language: French has one before "%". */
function FigureNumber({ figure, unit }: { figure: string; unit: string }) {
  return (
    <span className="block text-[clamp(3rem,2rem+4.2vw,6rem)] leading-none tracking-[-0.045em] lining-nums">
      {figure}
      {/^\p{L}/u.test(unit) && " "}
      <small className="text-[0.36em] font-medium tracking-[-0.02em]">{unit}</small>
    </span>
  );
}

const marks = Array.from({ length: 51 }, (_, index) => ({ at: index * 2, isTenth: index % 5 === 0 }));

function PercentScale({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="my-4 h-6 w-full overflow-visible stroke-line-strong forced-colors:stroke-[CanvasText]"
    >
      <path
        d={marks.map(({ at, isTenth }) => `M${at} 24V${isTenth ? 10 : 18}`).join("") + "M0 24H100"}
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 24H${percent}V0`}
        fill="none"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className="stroke-fill forced-colors:stroke-[Highlight]"
      />
    </svg>
  );
}

function SectorList() {
  return (
    <ul className="border-t border-line-strong md:grid md:grid-cols-2 md:gap-x-gutter md:border-t-0">
      {industries().map(({ name, slug }) => (
        <li key={slug} className="md:nth-[-n+2]:border-t md:nth-[-n+2]:border-line-strong">
          <a
            href={`${paths.industries()}#${slug}`}
            className="group flex h-full min-h-12 items-center justify-between gap-4 border-b border-line py-2 leading-[1.3] font-medium text-balance hover:text-accent-text md:min-h-14 md:text-lg"
          >
            {name}
            <Icon
              name="arrow"
              className="size-5 text-muted transition-transform duration-(--duration-base) ease-out group-hover:translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

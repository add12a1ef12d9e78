import { locale } from "~/messages/locale";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/sample-scan";
import { paths } from "~/paths";
import { pointCount, size, stationCount } from "~/site/sample-scan/scan-data";
import { Section, Split } from "~/site/section";

const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const metersPerFoot = 0.3048;

/** Renders how the points were made, and their figures. */
export function FactSection() {
  const [length, width, height] = size.map((meters) => numbers.format(meters / metersPerFoot));
  const facts = [
    { term: text.facts.points, value: numbers.format(pointCount) },
    { term: text.facts.stations, value: numbers.format(stationCount) },
    { term: text.facts.extent, value: text.extent(length ?? "", width ?? "", height ?? "") },
    { term: text.facts.resolution, value: text.resolution },
  ];
  return (
    <Section>
      <Split title={<h2>{text.factsTitle}</h2>}>
        <div className="grid max-w-[62ch] gap-4">
          <p>{text.factsText}</p>
          <p>{text.gaps}</p>
          <p>
            <RichText
              text={text.bimText}
              tags={{ link: (label) => <a href={paths.service("scan-to-bim")}>{label}</a> }}
            />
          </p>
        </div>
        <dl className="mt-10 grid border-t border-line-strong sm:grid-cols-2 sm:gap-x-gutter">
          {facts.map(({ term, value }) => (
            <div key={term} className="flex items-baseline justify-between gap-4 border-b border-line py-4">
              <dt className="text-ui text-muted">{term}</dt>
              <dd className="font-mono text-mono">{value}</dd>
            </div>
          ))}
        </dl>
      </Split>
    </Section>
  );
}

import type { MetaFunction } from "@remix-run/react";
import { byLocale } from "~/messages/by-locale";
import { RichText } from "~/messages/rich-text";
import * as text from "~/messages/sample-scan";
import { paths } from "~/paths";
import { CallToAction } from "~/site/call-to-action";
import { formatFeetAndInches, inchesToMeters, metersPerFoot } from "~/site/feet-and-inches";
import { withMeters } from "~/site/metric";
import { marketingHeaders } from "~/site/page-cache.server";
import { subPageMeta } from "~/site/page-meta";
import { samples } from "~/site/samples";
import { SampleScan } from "~/site/scan/sample-scan";
import { pointCount, roomHeight, roomWidth, size, stationCount } from "~/site/scan/scan-data";
import { PageHead, SplitSection } from "~/site/section";
import { Container } from "~/ui/container";

export const headers = marketingHeaders;

export const meta: MetaFunction = ({ matches }) =>
  subPageMeta(matches, {
    name: text.title,
    path: paths.sampleScan(),
    description: text.description,
    image: "sample-scan-1200.jpg",
  });

export default function SampleScanPage() {
  return (
    <>
      <PageHead title={text.title} lead={text.lead} className="pb-[clamp(2.5rem,4vw,4rem)]" />
      <Container className="pb-section">
        <SampleScan isFirst />
      </Container>
      <TrySection />
      <FactSection />
      <CallToAction title={text.closing} picture="closing-3d-virtual-tours" />
    </>
  );
}

const numbers = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

function FactSection() {
  const [length, width, height] = size.map((meters) => numbers().format(meters / metersPerFoot));
  const facts = [
    { term: text.facts.points, value: numbers().format(pointCount) },
    { term: text.facts.stations, value: numbers().format(stationCount) },
    {
      term: text.facts.extent,
      value: withMeters(text.extent(length ?? "", width ?? "", height ?? ""), ...size),
    },
    { term: text.facts.resolution, value: text.resolution },
  ];
  return (
    <SplitSection title={text.factsTitle}>
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
    </SplitSection>
  );
}

function TrySection() {
  const results = [roomHeight, roomWidth, inchesToMeters(48)].map((meters) =>
    withMeters(formatFeetAndInches(meters), meters),
  );
  return (
    <SplitSection tone="sunken" title={text.tryTitle} note={text.tryNote(samples.deviation.figures.within)}>
      <ol className="border-t border-line-strong">
        {text.tries.map(({ name, text: describe }, index) => (
          <li
            key={name}
            className="grid gap-x-gutter gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_2fr]"
          >
            <h3>{name}</h3>
            <p className="max-w-[52ch] text-muted">{describe(results[index] ?? "")}</p>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}

import type { MetaFunction } from "@remix-run/react";
import * as text from "~/messages/sample-scan";
import { paths } from "~/paths";
import { titleOf } from "~/settings/company";
import { CallToAction } from "~/site/call-to-action";
import { marketingHeaders } from "~/site/page-cache.server";
import { originIn, pageMeta } from "~/site/page-meta";
import { SampleScan } from "~/site/sample-scan/sample-scan";
import { breadcrumbData } from "~/site/structured-data";
import { Container } from "~/ui/container";
import { FactSection } from "./fact-section";
import { TrySection } from "./try-section";

export const headers = marketingHeaders;

export const meta: MetaFunction = ({ matches }) => {
  const origin = originIn(matches);
  const crumbs = [
    { name: text.home, path: paths.home() },
    { name: text.title, path: paths.sampleScan() },
  ];
  return pageMeta({
    title: titleOf(text.title),
    description: text.description,
    path: paths.sampleScan(),
    origin,
    image: "sample-scan-1200.jpg",
    structuredData: [breadcrumbData(crumbs, origin)],
  });
};

export default function SampleScanPage() {
  return (
    <>
      <Container className="grid items-end gap-x-gutter gap-y-6 pt-[clamp(2.5rem,5vw,5.5rem)] pb-[clamp(2.5rem,4vw,4rem)] min-[56rem]:grid-cols-12">
        <h1 className="min-[56rem]:col-span-7">{text.title}</h1>
        <p className="text-lead text-muted min-[56rem]:col-span-5 min-[56rem]:col-start-8">{text.lead}</p>
      </Container>
      <Container className="pb-section">
        <SampleScan isFirst />
      </Container>
      <TrySection />
      <FactSection />
      <CallToAction
        title={text.closing}
        label={text.book}
        to={paths.booking()}
        picture="closing-3d-virtual-tours"
      />
    </>
  );
}

import type { MetaFunction } from "@remix-run/node";
import { marketingHeaders } from "~/site/page-cache.server";
import { paths } from "~/paths";
import { originIn, pageMeta } from "~/site/page-meta";
import { preloadPicture } from "~/site/picture";
import { questions } from "~/site/questions";
import { businessData, questionData } from "~/site/structured-data";
import { FigureSection } from "./figure-section";
import { Hero, heroSizes } from "./hero";
import { QuestionSection } from "./question-section";
import { ServiceSection } from "./service-section";
import { StepSection } from "./step-section";

export const handle = { page: "home" };

export const headers = marketingHeaders;

export const links = () => [preloadPicture("hero", heroSizes)];

export const meta: MetaFunction = ({ matches }) => {
  const origin = originIn(matches);
  return pageMeta({
    title: "Home",
    description:
      "3D scanning in California, Nevada and Oregon: virtual tours, digital twins, virtual staging, scan to BIM and scan to plan, measured to 1/8 inch over 100 ft.",
    path: paths.home(),
    origin,
    image: "hero-social-1200.jpg",
    structuredData: [businessData(origin), questionData(questions)],
  });
};

export default function HomePage() {
  return (
    <>
      <Hero />
      <StepSection />
      <ServiceSection />
      <FigureSection />
      <QuestionSection />
    </>
  );
}

import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as text from "~/messages/home";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company } from "~/settings/company";
import { settings, shownSetting } from "~/settings/settings.server";
import { CallToAction } from "~/site/call-to-action";
import { marketingHeaders } from "~/site/page-cache.server";
import { originIn, pageMeta } from "~/site/page-meta";
import { preloadPicture } from "~/site/picture";
import { QuestionList } from "~/site/question-list";
import { Section, Split } from "~/site/section";
import { businessData, questionData } from "~/site/structured-data";
import { FigureSection } from "./figure-section";
import { Hero, heroPictures, heroSizes } from "./hero";
import { toQuestions } from "./questions";
import { ServiceSection } from "./service-section";
import { StepSection } from "./step-section";

export const handle = { page: "home" };

export const headers = marketingHeaders;

export const links = () => heroPictures.map((name) => preloadPicture(name, heroSizes));

/** What only the server knows of the questions. */
export function loader() {
  const { cutOffHours } = settings();
  return { cutOffHours, dataOwnership: shownSetting("dataOwnership") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const origin = originIn(matches);
  return pageMeta({
    title: text.title,
    description: text.metaDescription,
    path: paths.home(),
    origin,
    image: "hero-social-1200.jpg",
    structuredData: [businessData(origin), ...(data ? [questionData(toQuestions(data))] : [])],
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
      <CallToAction title={text.closing} picture="closing-digital-twin" />
    </>
  );
}

function QuestionSection() {
  const facts = useLoaderData<typeof loader>();
  return (
    <Section>
      <Split
        title={<h2>{text.questions.title}</h2>}
        note={
          <RichText
            text={text.questions.contact(company().email)}
            tags={{ email: (address) => <a href={`mailto:${company().email}`}>{address}</a> }}
          />
        }
      >
        {/* What the services are stands above: how long a project takes does not. */}
        <QuestionList name="faq" questions={toQuestions(facts)} opens={2} />
      </Split>
    </Section>
  );
}

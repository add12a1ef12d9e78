import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { maxFileSize, maxFilesPerBooking } from "~/files/limits";
import { formatFileSize } from "~/files/rules";
import * as text from "~/messages/home";
import { inCurrentLanguage } from "~/messages/in-current-language";
import * as offer from "~/messages/offer";
import { RichText } from "~/messages/rich-text";
import { paths } from "~/paths";
import { company, formatCity } from "~/settings/company";
import {
  describeLowestPrice,
  describeReplyTime,
  describeTurnarounds,
  hasPriceList,
  priceListId,
} from "~/settings/offer";
import { settings, shownSetting } from "~/settings/settings.server";
import { CallToAction } from "~/site/call-to-action";
import { marketingHeaders } from "~/site/page-cache.server";
import { originIn, pageMeta } from "~/site/page-meta";
import { preloadPicture } from "~/site/picture";
import { QuestionList } from "~/site/question-list";
import { SplitSection } from "~/site/section";
import { businessData, questionData } from "~/site/structured-data";
import { FigureSection } from "./figure-section";
import { Hero, heroPictures, heroSizes } from "./hero";
import { PriceSection } from "./price-section";
import { ServiceSection } from "./service-section";
import { StepSection } from "./step-section";

export const handle = { page: "home" };

export const headers = marketingHeaders;

export const links = () => heroPictures.map((name) => preloadPicture(name, heroSizes));

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
      <PriceSection />
      <FigureSection />
      <QuestionSection />
      <CallToAction title={text.closing} picture="closing-digital-twin" />
    </>
  );
}

function QuestionSection() {
  const facts = useLoaderData<typeof loader>();
  return (
    <SplitSection
      title={text.questions.title}
      note={
        <RichText
          text={text.questions.contact(company().email)}
          tags={{ email: (address) => <a href={`mailto:${company().email}`}>{address}</a> }}
        />
      }
    >
      {/* The open answer is how long a project takes, because the page has already described the services. */}
      <QuestionList name="faq" questions={toQuestions(facts)} opens={2} />
    </SplitSection>
  );
}

/** Returns the home page's questions. A question for which the company has no answer is left out. */
function toQuestions({ cutOffHours, dataOwnership }: ReturnType<typeof loader>) {
  const { cost, prepare, reschedule, fileSize } = text.questions;
  const factors = inCurrentLanguage(company().priceFactors);
  const payment = inCurrentLanguage(company().payment);
  const replyTime = describeReplyTime();
  return [
    ...text.questions.list(formatCity(company().address), describeTurnarounds() ?? text.questions.usualTime),
    {
      question: cost.question,
      said: factors.text === "" ? { text: cost.depends } : factors,
      answer: [cost.promise, describeLowestPrice()].filter(Boolean).join(" "),
      ...(hasPriceList() && { more: { label: offer.allPrices, href: `#${priceListId}` } }),
    },
    ...(payment.text ? [{ question: text.questions.payment, said: payment, answer: "" }] : []),
    ...(replyTime ? [{ question: text.questions.reply, answer: replyTime }] : []),
    {
      question: prepare.question,
      answer: prepare.answer,
      more: { label: prepare.more, href: paths.prepare() },
    },
    {
      question: reschedule.question,
      answer: [reschedule.answer, reschedule.until(cutOffHours)].join(" "),
    },
    {
      question: fileSize.question,
      answer: fileSize.answer(maxFilesPerBooking, formatFileSize(maxFileSize)),
    },
    ...(dataOwnership.text ? [{ question: text.questions.ownership, said: dataOwnership, answer: "" }] : []),
  ];
}

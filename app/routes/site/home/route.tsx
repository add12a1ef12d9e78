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
import { Picture, preloadPicture } from "~/site/picture";
import { QuestionList } from "~/site/question-list";
import { Section, SplitSection } from "~/site/section";
import { businessData, questionData } from "~/site/structured-data";
import { FigureSection } from "./figure-section";
import { Hero, heroPictures, heroSizes } from "./hero";
import { PriceSection } from "./price-section";
import { ServiceSection } from "./service-section";

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
      {/* The answer on how long a project takes is open, because the page has already described the services. */}
      <QuestionList name="faq" questions={toQuestions(facts)} opens={2} />
    </SplitSection>
  );
}

/** Returns the home page's questions, without those that the company has not answered. */
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

const sizes = "(min-width: 90rem) 28rem, (min-width: 48rem) 31vw, 9rem";
const look = "aspect-4/3 w-full object-cover";

/** The steps of a booking, each with one picture per theme. The browser loads only the visible one. */
function StepSection() {
  const { steps } = text;
  return (
    <Section title={steps.title} lead={steps.lead}>
      <ol className="grid gap-x-gutter gap-y-5 md:grid-cols-3">
        {(["select", "customize", "schedule"] as const).map((key, index) => (
          <li key={key} className="grid gap-x-4 gap-y-3 min-[20rem]:grid-cols-[8rem_minmax(0,1fr)] md:block">
            <div className="self-start overflow-hidden bg-raised">
              <Picture
                name={`step-${key}-light`}
                alt={steps[key].alt}
                sizes={sizes}
                className={`${look} dark:hidden`}
              />
              <Picture
                name={`step-${key}-dark`}
                alt={steps[key].alt}
                sizes={sizes}
                className={`${look} hidden dark:block`}
              />
            </div>
            <div>
              <p
                aria-hidden="true"
                className="mb-2 flex items-center gap-3 font-mono text-mono text-muted md:mt-4.5 md:mb-3"
              >
                {index + 1}
                <span className="h-2.25 flex-1 -translate-y-1 border-r border-b border-line-strong" />
              </p>
              <h3>{steps[key].title}</h3>
              <p className="mt-1.5 max-w-[38ch] text-base text-muted md:text-body">{steps[key].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import { maxFileSize, maxFilesPerDraft } from "~/files/limits";
import { formatFileSize } from "~/files/rules";
import * as homeText from "~/messages/home";
import { inCurrentLanguage, type ShownText } from "~/messages/in-current-language";
import { paths } from "~/paths";
import { company, formatCity } from "~/settings/company";
import { describeReplyTime, describeStartingPrices } from "~/settings/offer";

interface QuestionFacts {
  /** Hours before a visit until which its visitor may cancel it. */
  cutOffHours: number;
  /** The company's answer to who owns the data; empty without one. */
  dataOwnership: ShownText;
}

/** Returns the questions of the home page. What only the company can answer is asked where it has. */
export function toQuestions({ cutOffHours, dataOwnership }: QuestionFacts) {
  const { cost, prepare, reschedule, fileSize } = homeText.questions;
  const factors = inCurrentLanguage(company().priceFactors);
  const replyTime = describeReplyTime();
  return [
    ...homeText.questions.list(formatCity(company().address)),
    {
      question: cost.question,
      said: factors.text === "" ? { text: cost.depends } : factors,
      answer: [cost.promise, ...describeStartingPrices()].join(" "),
    },
    ...(replyTime ? [{ question: homeText.questions.reply, answer: replyTime }] : []),
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
      answer: fileSize.answer(maxFilesPerDraft, formatFileSize(maxFileSize)),
    },
    ...(dataOwnership.text
      ? [{ question: homeText.questions.ownership, said: dataOwnership, answer: "" }]
      : []),
  ];
}

import { company } from "./company";
import { serviceNames } from "~/booking/services";

/** The questions of the home page. */
export const questions = [
  {
    question: "What services do you offer?",
    answer: `${serviceNames.slice(0, -1).join(", ")} and ${serviceNames.at(-1)}. Each has a page of its own that lists what you receive.`,
  },
  {
    question: "How do I book?",
    answer:
      "Click 'Book an Appointment' and fill in the details. It takes five short steps, and you need no account.",
  },
  {
    question: "How long does a project take?",
    answer: `Turnaround is ${company.turnaround} from the visit. If you have a fixed date, name it in the form and we tell you whether it can be kept.`,
  },
  {
    question: "Can you do something that is not listed here?",
    answer:
      "Yes. Contact us with what you have and what you want to do with it, and we propose a customized solution.",
  },
  {
    question: "Where do you work?",
    answer: `In ${company.regions[0]}, ${company.regions[1]} and ${company.regions[2]}. Our studio is in ${company.address.label}.`,
  },
] as const;

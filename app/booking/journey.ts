import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { bookingSchema, stepSchemas, type BookingAnswers } from "./schema";

/** Answers as typed: input names with their texts, checked or not. */
export type RawAnswers = Record<string, string | string[]>;

interface Step {
  number: StepNumber;
  name: string;
  /** One line under the heading of the step. */
  introduction: string;
  schema: (typeof stepSchemas)[keyof typeof stepSchemas];
}

export type StepNumber = 1 | 2 | 3 | 4 | 5;

/** The five steps of the form, in order. Everything else about the journey is computed from the answers. */
export const steps: readonly [Step, Step, Step, Step, Step] = [
  {
    number: 1,
    name: "Contact Information",
    introduction: "Who we talk to about this booking.",
    schema: stepSchemas.contact,
  },
  {
    number: 2,
    name: "Service Details",
    introduction: "Where we scan, what kind of space it is, and when it suits you.",
    schema: stepSchemas.service,
  },
  {
    number: 3,
    name: "Project Specifications",
    introduction: "Rough answers are fine. We go through them with you.",
    schema: stepSchemas.project,
  },
  {
    number: 4,
    name: "Additional Information",
    introduction: "All of this is optional. Drawings or photos you already have help us prepare.",
    schema: stepSchemas.additional,
  },
  {
    number: 5,
    name: "Agreements and Consent",
    introduction: "Check your answers, then agree and submit.",
    schema: stepSchemas.consents,
  },
];

export const lastStep = 5;

export function stepOf(number: StepNumber): Step {
  return steps[(number - 1) as 0 | 1 | 2 | 3 | 4];
}

/** The step that a text such as a query parameter names, brought into 1 to 5; 1 for what is no number. */
export function clampStep(text: string | null): StepNumber {
  const number = Math.trunc(Number(text));
  return (number >= 1 ? Math.min(number, lastStep) : 1) as StepNumber;
}

/** The names of the inputs of a step; `isList` tells which may be given several times. */
export function fieldsOf(step: StepNumber): { name: string; isList: boolean }[] {
  return Object.keys(stepOf(step).schema.shape).map((name) => ({ name, isList: listNames.has(name) }));
}

const listNames = new Set(["numberOfRooms", "outputFormats", "additionalServices", "deliveryPreferences"]);

/** Holds the answers of one step against its rules. */
export function checkStep(step: StepNumber, answers: RawAnswers): Submission<unknown> {
  return parseWithZod(toFormData(answers), { schema: stepOf(step).schema });
}

export function isValid(step: StepNumber, answers: RawAnswers): boolean {
  return checkStep(step, answers).status === "success";
}

/** The first step before `step` that is not valid, or `step` itself when it may be visited. */
export function nearestOpenStep(step: StepNumber, answers: RawAnswers): StepNumber {
  return steps.find(({ number }) => number < step && !isValid(number, answers))?.number ?? step;
}

export function nextStep(step: StepNumber): StepNumber {
  return Math.min(step + 1, lastStep) as StepNumber;
}

export function previousStep(step: StepNumber): StepNumber {
  return Math.max(step - 1, 1) as StepNumber;
}

/** The whole booking, when every answer keeps the rules; else null. Consents are the last step's matter. */
export function toBooking(answers: RawAnswers): BookingAnswers | null {
  const submission = parseWithZod(toFormData(answers), { schema: bookingSchema });
  return submission.status === "success" ? submission.value : null;
}

function toFormData(answers: RawAnswers): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) {
    for (const text of [value].flat()) form.append(name, text);
  }
  return form;
}

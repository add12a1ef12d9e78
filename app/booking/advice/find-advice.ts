import type { OptionOf } from "~/booking-fields";
import type { ServiceName } from "~/booking/services";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { isOutsideArea } from "./service-area";

type OutputFormat = OptionOf<"outputFormats">;

/**
 * The formats of the form that each service delivers, as its page lists them. Stated again, because the browser does not load the texts
 * of the pages; a test compares them.
 */
export const deliveredFormats: Readonly<Record<ServiceName, readonly OutputFormat[]>> = {
  "3D Virtual Tours": ["PDF", "MP4"],
  "Digital Twin": ["OBJ", "PLY"],
  "Virtual Staging": ["PDF", "MP4"],
  "Scan to BIM": ["PDF"],
  "Scan to Plan": ["PDF"],
  "Facility Management Scanning": [],
  "Large Object Scanning": ["OBJ", "STL", "PLY", "PDF"],
};

/** The service that is done at any hour of any day, as its page says. */
const roundTheClock: ServiceName = "Facility Management Scanning";

/** Between which hours people usually work, in Pacific time. */
const workingHours = { first: 7, last: 19 };

/** What is worth a thought about an answer. It never keeps a request from being sent. */
export type Advice =
  | { field: "serviceLocation"; kind: "outside-area" }
  | { field: "preferredDate" | "backupDate"; kind: "weekend" | "unusual-hour" | "short-notice" }
  | { field: "outputFormats"; kind: "not-delivered"; formats: string[]; services: string[] };

/** The answers that advice is about, of a booking. */
export interface AdvisedAnswers {
  service: string;
  additionalServices: readonly string[];
  serviceLocation: string;
  preferredDate: Date | null;
  backupDate: Date | null;
  outputFormats: readonly string[];
}

/**
 * @param now when the request is made, of a booking its creation
 * @param leadDays the company's lead time
 */
export function findAdvice(answers: AdvisedAnswers, now: Date, leadDays: number): Advice[] {
  const place: Advice[] = isOutsideArea(answers.serviceLocation)
    ? [{ field: "serviceLocation", kind: "outside-area" }]
    : [];
  return [
    ...place,
    ...adviseOnDate("preferredDate", answers, now, leadDays),
    ...adviseOnDate("backupDate", answers, now, leadDays),
    ...adviseOnFormats(answers),
  ];
}

function adviseOnDate(
  field: "preferredDate" | "backupDate",
  answers: AdvisedAnswers,
  now: Date,
  leadDays: number,
): Advice[] {
  const date = answers[field];
  if (!date) return [];
  const wait = date.getTime() - now.getTime();
  // A date in the past is an error, which the form reports.
  if (wait <= 0) return [];
  return [
    ...(wait < leadDays * dayMs ? [{ field, kind: "short-notice" as const }] : []),
    ...findUnusualTimes(answers.service, date).map((kind) => ({ field, kind })),
  ];
}

/** Says what is unusual about the time of a visit; nothing for a service that has visits at any hour. */
export function findUnusualTimes(service: string, date: Date): ("weekend" | "unusual-hour")[] {
  if (service === roundTheClock) return [];
  return [
    ...(isWeekend(date) ? (["weekend"] as const) : []),
    ...(isUnusualHour(date) ? (["unusual-hour"] as const) : []),
  ];
}

function isUnusualHour(date: Date): boolean {
  const local = new Date(`${toPacificInput(date)}Z`);
  const hours = local.getUTCHours() + local.getUTCMinutes() / 60;
  return hours < workingHours.first || hours > workingHours.last;
}

/** Whether a date is a Saturday or a Sunday in Pacific time. */
export function isWeekend(date: Date): boolean {
  const weekday = new Date(`${toPacificInput(date)}Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Names the formats that none of the chosen services delivers; nothing while no service is chosen. */
function adviseOnFormats({ service, additionalServices, outputFormats }: AdvisedAnswers): Advice[] {
  const services = [...new Set([service, ...additionalServices])].filter((name) =>
    Object.hasOwn(deliveredFormats, name),
  );
  if (services.length === 0) return [];
  const delivered: ReadonlySet<string> = new Set(
    services.flatMap((name) => deliveredFormats[name as keyof typeof deliveredFormats]),
  );
  const formats = outputFormats.filter((format): format is OutputFormat => !delivered.has(format));
  return formats.length > 0 ? [{ field: "outputFormats", kind: "not-delivered", formats, services }] : [];
}

/** Reads the answers of the form as typed, before they are valid. */
export function toAdvisedAnswers(typed: Readonly<Record<string, string | string[]>>): AdvisedAnswers {
  const text = (name: string) => [typed[name] ?? ""].flat()[0] ?? "";
  const list = (name: string) => [typed[name] ?? []].flat();
  return {
    service: text("service"),
    additionalServices: list("additionalServices"),
    serviceLocation: text("serviceLocation"),
    preferredDate: parsePacific(text("preferredDate")),
    backupDate: parsePacific(text("backupDate")),
    outputFormats: list("outputFormats"),
  };
}

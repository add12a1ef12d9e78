import type { OptionOf } from "~/booking-fields";
import type { ServiceName } from "~/booking/services";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { dayMs } from "~/lib/time";
import { isOutsideArea } from "./service-area";

type OutputFormat = OptionOf<"outputFormats">;

/**
 * The formats that each service delivers, in the form's terms. They repeat the service pages, whose texts the browser does not load here. A
 * test compares them.
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

/** The service page promises work at any hour of any day. */
const roundTheClock: ServiceName = "Facility Management Scanning";

/** Usual working hours in Pacific time. */
const workingHours = { first: 7, last: 19 };

/** A remark about an answer. It never prevents a request. */
export type Advice =
  | { field: "serviceLocation"; kind: "outside-area" }
  | { field: "preferredDate" | "backupDate"; kind: "weekend" | "unusual-hour" | "short-notice" }
  | { field: "outputFormats"; kind: "not-delivered"; formats: string[]; services: string[] };

export interface AdvisedAnswers {
  service: string;
  additionalServices: readonly string[];
  serviceLocation: string;
  preferredDate: Date | null;
  backupDate: Date | null;
  outputFormats: readonly string[];
}

/** Returns remarks about the answers. `now` is the time of the request, which is the creation of an existing booking. */
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
  // The form reports a date in the past as an error.
  if (wait <= 0) return [];
  return [
    ...(wait < leadDays * dayMs ? [{ field, kind: "short-notice" as const }] : []),
    ...findUnusualTimes(answers.service, date).map((kind) => ({ field, kind })),
  ];
}

/** Returns nothing for a service with visits at any hour. */
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

export function isWeekend(date: Date): boolean {
  const weekday = new Date(`${toPacificInput(date)}Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Lists the formats that none of the chosen services delivers. Returns nothing without a service. */
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

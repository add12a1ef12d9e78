import { fields } from "~/booking-fields";
import { mapLink } from "~/booking/location";
import { searchText } from "~/booking/record/search-text";
import { services } from "~/booking/services";
import type { bookings, Stage } from "~/db/schema.server";
import { parsePacific, toPacificDay } from "~/lib/pacific-time";

type DemoBooking = typeof bookings.$inferInsert;

const rooms = fields.numberOfRooms.options;
const formats = fields.outputFormats.options;

const firstNames = [
  "Amara",
  "Benicio",
  "Chloé",
  "Dmitri",
  "Esperanza",
  "Farid",
  "Grace",
  "Hiro",
  "Ingrid",
  "Jonah",
];
const lastNames = [
  "Okafor",
  "Sandoval",
  "Núñez",
  "Petrov",
  "Whitfield",
  "Haddad",
  "Castellanos",
  "Brandt",
  "Ferreira",
  "Lindqvist",
  "Moreau",
  "Tanaka",
];
const companies = ["", "Example Realty", "Sample Builders", "", "Placeholder Hotels", "Specimen Museum"];
/** Functions that create unique addresses, because bookings with the same address would be shown as possible duplicates. */
const places: ((index: number) => string)[] = [
  (index) => `${14_500 + index} Victory Blvd, Van Nuys, California`,
  (index) => mapLink(36.1699 + index / 1_000, -115.1398),
  (index) => `${100 + index} NW Everett St, Portland, Oregon`,
  (index) => `${(34.0522 + index / 1_000).toFixed(4)}, -118.2437`,
  (index) => `${200 + index} Virginia St, Reno, Nevada`,
  (index) => mapLink(45.5152 + index / 1_000, -122.6784),
];
const areaCodes = ["818", "702", "503", "213", "775", "541"];
const scopes = [
  "",
  "Ground floor and the yard.",
  "The mechanical room, before the pumps are replaced.",
  "Whole house.",
];
/** Letters that a reference can contain. Three of them make each booking's reference unique. */
const letters = "ACDEFGHJ";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Returns invented bookings, newest first. Their email addresses and phone numbers are reserved for examples. References are the same at
 * every call.
 */
export function demoBookings(count: number): DemoBooking[] {
  const now = Date.now();
  return Array.from({ length: count }, (_, index) => demoBooking(index, now));
}

/** The number of a busy day's new requests, and of its bookings in later stages. */
const busyDay = { new: 40, replied: 8, quoted: 4, scheduled: 8 };

export type BusyRole = keyof typeof busyDay;

/** Returns the additional bookings of a busy day: received today and yesterday, or in progress since last week. */
export function busyBookings(): { role: BusyRole; booking: DemoBooking }[] {
  const roles = (Object.keys(busyDay) as BusyRole[]).flatMap((role) =>
    Array.from({ length: busyDay[role] }, () => role),
  );
  const now = Date.now();
  return roles.map((role, place) => {
    const isNew = role === "new";
    const createdAt = new Date(now - (isNew ? 10 + place * 45 : 5 * 24 * 60 + place * 90) * minute);
    const stage = { new: "new", replied: "quoted", quoted: "quoted", scheduled: "scheduled" } as const;
    const waitingFor = { new: "us", replied: "us", quoted: "them", scheduled: "nobody" } as const;
    // Replies arrived within the last hours.
    const waitingSince = role === "replied" ? new Date(now - (20 + (place % 8) * 35) * minute) : createdAt;
    const booking: DemoBooking = {
      ...demoBooking(60 + place, now),
      status: isNew ? 0 : 1,
      stage: stage[role],
      waitingFor: waitingFor[role],
      createdAt,
      termsAcceptedAt: createdAt,
      privacyConsentAt: createdAt,
      stageChangedAt: createdAt,
      waitingSince,
      repliedAt: role === "replied" ? waitingSince : null,
      viewedAt: isNew ? null : createdAt,
    };
    return { role, booking };
  });
}

function demoBooking(index: number, now: number): DemoBooking {
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) =>
    values[index % values.length] as Value;
  const createdAt = now - 20 * minute - index * 19 * hour;
  const isPending = index < 9;
  const first = pick(firstNames);
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? "";
  const contact = {
    fullName: `${first} ${last}`,
    email: `${first}.${last}@example.com`
      .normalize("NFD")
      .replace(/[^\w.@]/g, "")
      .toLowerCase(),
    phone: `(${pick(areaCodes)}) 555-01${String(index % 100).padStart(2, "0")}`,
  };
  return {
    ...contact,
    reference: referenceOf(index),
    status: isPending ? 0 : 1,
    contactMethod: pick(fields.contactMethod.options),
    company: pick(companies),
    // Every eighth visitor has chosen none of the seven services.
    service: services[index % 8]?.name ?? "",
    serviceLocation: pick(places)(index),
    accessInstructions: index % 4 === 0 ? "Loading dock at the rear. Ring the bell marked Facilities." : "",
    scanType: pick(fields.scanType.options),
    preferredDate: index % 5 === 3 ? null : morningOf(createdAt + 21 * day),
    backupDate: index % 3 === 0 ? morningOf(createdAt + 24 * day) : null,
    purpose: pick(fields.purpose.options),
    projectScope: pick(scopes),
    numberOfRooms: index % 2 === 0 ? rooms.slice(0, 1 + (index % rooms.length)) : [],
    outputFormats: formats.slice(0, index % (formats.length + 1)),
    additionalServices: index % 3 === 1 ? [services[(index + 3) % services.length]?.name ?? ""] : [],
    budgetRange: 250 * (1 + (index % 20)),
    projectTimeline: pick(fields.projectTimeline.options),
    deliveryPreferences: ["Download link"],
    termsAcceptedAt: new Date(createdAt),
    privacyConsentAt: new Date(createdAt),
    showcaseConsentAt: index % 2 === 0 ? new Date(createdAt) : null,
    viewedAt: isPending ? null : new Date(createdAt + 3 * hour),
    ...demoProgress(index, createdAt),
    searchText: searchText(contact),
    createdAt: new Date(createdAt),
  };
}

/** Returns the progress of a booking. Pending bookings are new; most of the others are done. */
function demoProgress(index: number, createdAt: number) {
  const stage = stageOf(index);
  const waitingFor = stage === "quoted" ? "them" : stage === "new" || stage === "in-review" ? "us" : "nobody";
  const changedAt = new Date(stage === "new" ? createdAt : createdAt + 5 * hour);
  return { stage, waitingFor, stageChangedAt: changedAt, waitingSince: changedAt } as const;
}

function stageOf(index: number): Stage {
  if (index < 9) return "new";
  if (index < 24) return (["in-review", "quoted", "scheduled"] as const)[index % 3] ?? "in-review";
  if (index % 9 === 0) return "declined";
  return index % 11 === 0 ? "canceled" : "done";
}

function morningOf(moment: number): Date | null {
  return parsePacific(`${toPacificDay(new Date(moment))}T09:30`);
}

function referenceOf(index: number): string {
  const digits = index.toString(letters.length).padStart(3, "0");
  return `DEMHX${Array.from(digits, (digit) => letters.charAt(Number(digit))).join("")}`;
}

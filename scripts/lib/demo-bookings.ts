import {
  contactMethods,
  outputFormats,
  projectTimelines,
  purposes,
  rooms,
  scanTypes,
} from "~/booking/options";
import { mapLink } from "~/booking/location";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { searchText } from "~/booking/list/search";
import type { bookings } from "~/db/schema.server";
import { services } from "~/booking/services";

type Booking = typeof bookings.$inferInsert;

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
const lastNames = ["Okafor", "Sandoval", "Núñez", "Petrov", "Whitfield", "Haddad"];
const companies = ["", "Example Realty", "Sample Builders", "", "Placeholder Hotels", "Specimen Museum"];
const places = [
  "14545 Victory Blvd, Van Nuys, California",
  mapLink(36.1699, -115.1398),
  "Portland, Oregon",
  "34.0522, -118.2437",
  "Reno, Nevada",
  mapLink(45.5152, -122.6784),
];
const areaCodes = ["818", "702", "503", "213", "775", "541"];
const scopes = [
  "",
  "Ground floor and the yard.",
  "The mechanical room, before the pumps are replaced.",
  "Whole house.",
];
/** Letters that a reference may have; with three of them each booking gets one of its own. */
const letters = "ACDEFGHJ";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Invented bookings for demonstrations, newest first: the people do not exist, their addresses and
 * numbers are reserved for examples. Each has the same reference at every call.
 */
export function demoBookings(count: number, now = new Date()): Booking[] {
  return Array.from({ length: count }, (_, index) => demoBooking(index, now.getTime()));
}

function demoBooking(index: number, now: number): Booking {
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
    contactMethod: pick(contactMethods),
    company: pick(companies),
    // Seven services, and every eighth visitor is not sure yet.
    service: services[index % 8]?.name ?? "",
    serviceLocation: pick(places),
    accessInstructions: index % 4 === 0 ? "Loading dock at the rear. Ring the bell marked Facilities." : "",
    scanType: pick(scanTypes),
    preferredDate: index % 5 === 3 ? null : morningOf(createdAt + 21 * day),
    backupDate: index % 3 === 0 ? morningOf(createdAt + 24 * day) : null,
    purpose: pick(purposes),
    projectScope: pick(scopes),
    numberOfRooms: index % 2 === 0 ? rooms.slice(0, 1 + (index % rooms.length)) : [],
    outputFormats: outputFormats.slice(0, index % (outputFormats.length + 1)),
    additionalServices: index % 3 === 1 ? [services[(index + 3) % services.length]?.name ?? ""] : [],
    budgetRange: 250 * (1 + (index % 20)),
    projectTimeline: pick(projectTimelines),
    deliveryPreferences: ["Download link"],
    termsAcceptedAt: new Date(createdAt),
    privacyConsentAt: new Date(createdAt),
    showcaseConsentAt: index % 2 === 0 ? new Date(createdAt) : null,
    viewedAt: isPending ? null : new Date(createdAt + 3 * hour),
    searchText: searchText(contact),
    createdAt: new Date(createdAt),
  };
}

function morningOf(moment: number): Date | null {
  return parsePacific(`${toPacificInput(new Date(moment)).slice(0, 10)}T09:30`);
}

function referenceOf(index: number): string {
  const digits = index.toString(letters.length).padStart(3, "0");
  return `DEMHX${Array.from(digits, (digit) => letters.charAt(Number(digit))).join("")}`;
}

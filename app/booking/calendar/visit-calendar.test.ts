import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText } from "~/lib/text";
import { company } from "~/settings/company";
import { toVisitCalendar } from "./visit-calendar.server";
import type { CalendarMethod } from "./write-calendar.server";

const visit = {
  id: "0b7e6f6e-27c7-4d3c-9d5a-3a3c1d2f4b5a",
  startsAt: new Date("2026-12-11T17:30:00Z"),
  minutes: 90,
  sequence: 3,
  canceledAt: null,
  createdAt: new Date("2026-12-01T08:00:00Z"),
  updatedAt: new Date("2026-12-02T09:15:30.500Z"),
};
const booking = {
  reference: "K7MD3R4F",
  fullName: "Ada Lovelace",
  email: "ada@example.com",
  service: "Digital Twin",
  additionalServices: [],
  serviceLocation: "6230 Sylmar Ave, Van Nuys, CA 91401",
};
const origin = "https://www.example.com";
const methods: CalendarMethod[] = ["REQUEST", "CANCEL", "PUBLISH"];

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("The calendar has no event.");
  return { calendar, event, value: (name: string) => event.getFirstPropertyValue(name) };
}

const write = (method: CalendarMethod, changes: Partial<typeof booking> = {}) =>
  toVisitCalendar({ visit, booking: { ...booking, ...changes }, method, origin });

describe.each(methods)("%s", (method) => {
  test("identifies the visit and its version, with times in UTC", () => {
    const { calendar, event, value } = read(write(method));
    expect(calendar.getFirstPropertyValue("method")).toBe(method);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(value("uid")).toBe(visit.id);
    expect(value("sequence")).toBe(3);
    expect(write(method)).toContain("\r\nDTSTAMP:20261202T091530Z\r\n");
    expect(write(method)).toContain("\r\nDTSTART:20261211T173000Z\r\n");
    expect(write(method)).toContain("\r\nDTEND:20261211T190000Z\r\n");
    expect(value("summary")).toBe(`${company().name} visit: Digital Twin`);
    expect(value("location")).toBe(booking.serviceLocation);
    expect(value("description")).toContain("K7MD-3R4F");
    expect(value("organizer")).toBe(`mailto:${company().email}`);
    expect(event.getFirstProperty("organizer")?.getParameter("cn")).toBe(company().name);
  });

  test("reads back any text that a visitor typed", () => {
    // Lone surrogates and control characters never reach the database, and the file omits them too.
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(",", ";", ":", "\\", "\\n", "\n", "\r", '"', "^", "🏠", "é", "\t", "\u0007", "x"),
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(typed, typed, (serviceLocation, service) => {
        const text = write(method, { serviceLocation, service });
        const { value } = read(text);
        expect(value("location") ?? "").toBe(cleanText(serviceLocation));
        const summary = service === "" ? "" : `: ${service}`;
        expect(value("summary")).toBe(cleanLine(`${company().name} visit${summary}`));
        expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test("no name adds a property", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (fullName) => {
        const { event } = read(write(method, { fullName: `${fullName}\r\nSTATUS:X":;^n` }));
        expect(event.getAllProperties("status")).toHaveLength(1);
        expect(event.getAllProperties("attendee")).toHaveLength(method === "PUBLISH" ? 0 : 1);
      }),
    );
  });
});

describe("RFC 5546", () => {
  test("a REQUEST names the visitor and is confirmed", () => {
    const { event, value } = read(write("REQUEST"));
    const attendee = event.getFirstProperty("attendee");
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe("mailto:ada@example.com");
    expect(attendee?.getParameter("cn")).toBe("Ada Lovelace");
    expect(value("status")).toBe("CONFIRMED");
  });

  test("a CANCEL names all participants and is canceled", () => {
    const { event, value } = read(write("CANCEL"));
    expect(event.getAllProperties("attendee")).toHaveLength(1);
    expect(value("status")).toBe("CANCELLED");
  });

  test("a PUBLISH has no attendee, and is canceled if the visit is", () => {
    expect(read(write("PUBLISH")).event.getAllProperties("attendee")).toHaveLength(0);
    expect(read(write("PUBLISH")).value("status")).toBe("CONFIRMED");
    const canceled = { ...visit, canceledAt: new Date() };
    expect(
      read(toVisitCalendar({ visit: canceled, booking, method: "PUBLISH", origin })).value("status"),
    ).toBe("CANCELLED");
  });
});

test("a visit across a change of daylight saving time keeps its length", () => {
  // 1:30 AM PDT on November 1, 2026. An hour later the clocks show 1:30 AM PST.
  const startsAt = new Date("2026-11-01T08:30:00Z");
  const text = toVisitCalendar({
    visit: { ...visit, startsAt, minutes: 120 },
    booking,
    method: "REQUEST",
    origin,
  });
  expect(text).toContain("\r\nDTEND:20261101T103000Z\r\n");
});

test.each<[CalendarMethod, string[]]>([
  ["REQUEST", ["-PT2H"]],
  ["CANCEL", []],
])("%s leads to the page that mails the link, and reminds of what takes place", (method, triggers) => {
  const { event, value } = read(write(method));
  expect(value("url")).toBe("https://www.example.com/request");
  expect(value("description")).toContain("https://www.example.com/request");
  const alarms = event.getAllSubcomponents("valarm");
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue("trigger")))).toEqual(triggers);
});

test("writes a fetched position as coordinates", () => {
  const { value } = read(
    write("REQUEST", { serviceLocation: "https://www.google.com/maps?q=34.1866,-118.4487" }),
  );
  expect(value("location")).toBe("34.1866, -118.4487");
  expect(value("geo")).toEqual([34.1866, -118.4487]);
});

test("omits the service if the visitor is not sure about it", () => {
  expect(read(write("REQUEST", { service: "" })).value("summary")).toBe(`${company().name} visit`);
});

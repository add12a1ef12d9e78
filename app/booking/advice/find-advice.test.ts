import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fields } from "~/booking-fields";
import { serviceNames, services } from "~/booking/services";
import { parsePacific, toPacificInput } from "~/lib/pacific-time";
import { company, setCompany } from "~/settings/company";
import { servicePage } from "~/site/service-pages/service-pages";
import { adviseStaff, adviseVisitor } from "./advice-texts";
import { deliveredFormats, findAdvice } from "./find-advice";
import { isOutsideArea } from "./service-area";

const now = new Date("2026-12-09T20:00:00Z"); // A Wednesday at noon in Los Angeles.
const answers = {
  service: "",
  additionalServices: [],
  serviceLocation: "",
  preferredDate: null,
  backupDate: null,
  outputFormats: [],
};

describe("the place", () => {
  test.each([
    "Phoenix, AZ",
    "100 Congress Ave, Austin, TX 78701, USA",
    "350 5th Ave, New York, New York 10118",
    "Chicago, IL 60601-1234",
    "Boise, Idaho.",
    "Texas",
    "Vancouver, Canada",
    "1 California Ave, Houston, TX",
    "47.6062, -122.3321",
    "https://www.google.com/maps?q=40.7128,-74.006",
  ])("%s is outside", (place) => expect(isOutsideArea(place)).toBe(true));

  test.each([
    "",
    "Van Nuys",
    "6230 Sylmar Ave, Van Nuys, CA 91401",
    "Reno, Nevada",
    "Portland, OR 97201",
    "Washington St, Portland, Oregon",
    "Nevada City, CA",
    "Ontario, California",
    "Downtown, LA",
    "500 5th and Virginia",
    "the old mill in",
    "call me",
    "Salem, MA 97301",
    "34.1866, -118.4487",
    "Kansas City Barbeque, San Diego, CA",
    "12345 Texas Street, San Diego",
  ])("%s is not known to be outside", (place) => expect(isOutsideArea(place)).toBe(false));

  test("an address that ends in California, Nevada or Oregon is inside", () => {
    const end = fc.constantFrom(
      "CA",
      "NV",
      "OR",
      "California",
      "nevada",
      "Oregon",
      "CA 90001",
      "OR 97001, USA",
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), end, (start, state) => {
        expect(isOutsideArea(`${start}, ${state}`)).toBe(false);
      }),
    );
  });

  test("reads any text in linear time without an error", () => {
    for (const text of [" ".repeat(50_000), ", ".repeat(50_000), "1".repeat(50_000), "usa,".repeat(20_000)])
      expect(isOutsideArea(text)).toBe(false);
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void isOutsideArea(text)));
  });
});

describe("dates", () => {
  const anyDate = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });

  test("weekends are in Pacific time for any offset", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (date, today) => {
        const kinds = findAdvice({ ...answers, backupDate: date }, today, 2).map(({ kind }) => kind);
        const day = new Intl.DateTimeFormat("en-US", { timeZone: "America/Los_Angeles", weekday: "short" });
        const isAhead = date > today;
        expect(kinds.includes("weekend")).toBe(isAhead && ["Sat", "Sun"].includes(day.format(date)));
        expect(kinds.includes("short-notice")).toBe(
          isAhead && date.getTime() - today.getTime() < 172_800_000,
        );
      }),
    );
  });

  test.each([
    ["2026-12-11T23:59", ["unusual-hour"]],
    ["2026-12-12T00:00", ["weekend", "unusual-hour"]],
    ["2026-12-13T09:00", ["weekend"]],
    ["2026-12-14T06:45", ["unusual-hour"]],
    ["2026-12-14T07:00", []],
    ["2026-12-14T19:00", []],
    ["2026-12-14T19:15", ["unusual-hour"]],
    ["2026-12-11T11:59", ["short-notice"]],
    ["2026-12-11T12:00", []],
    ["2026-12-09T11:00", []],
  ])("%s", (typed, kinds) => {
    const preferredDate = parsePacific(typed);
    expect(toPacificInput(preferredDate ?? now)).toBe(typed);
    expect(findAdvice({ ...answers, preferredDate }, now, 2).map(({ kind }) => kind)).toEqual(kinds);
  });
});

test("Facility Management Scanning has no unusual hours", () => {
  const preferredDate = parsePacific("2026-12-12T23:00");
  const service = "Facility Management Scanning";
  expect(findAdvice({ ...answers, service, preferredDate }, now, 2)).toEqual([]);
});

describe("formats", () => {
  test.each(services)("those of $name match its page", ({ slug, name }) => {
    const listed = servicePage(slug).deliverables.items.flatMap(({ format }) => format.split(", "));
    expect([...deliveredFormats[name]].sort()).toEqual(
      fields.outputFormats.options.filter((format) => listed.includes(format)).sort(),
    );
  });

  test("lists only formats that none of the chosen services delivers", () => {
    const anyServices = fc.subarray([...serviceNames]);
    const anyFormats = fc.subarray([...fields.outputFormats.options]);
    fc.assert(
      fc.property(fc.constantFrom("", ...serviceNames), anyServices, anyFormats, (service, more, formats) => {
        const found = findAdvice(
          { ...answers, service, additionalServices: more, outputFormats: formats },
          now,
          2,
        );
        const chosen = [service, ...more].filter((name) => name !== "");
        const missing = formats.filter((format) =>
          chosen.every((name) => !deliveredFormats[name].includes(format)),
        );
        expect(found.flatMap((advice) => ("formats" in advice ? advice.formats : []))).toEqual(
          chosen.length > 0 ? missing : [],
        );
      }),
    );
  });
});

test("the visitor reads what a service starts at beside a budget that is less", () => {
  const before = company();
  const adviceOn = (budgetRange: string) =>
    adviseVisitor({ service: "Scan to BIM", budgetRange }, now).budgetRange;
  expect(adviceOn("500")).toBeUndefined();
  try {
    setCompany({ ...before, startingPrices: { "scan-to-bim": 2_400 } });
    expect(adviceOn("500")).toBe("Prices for Scan to BIM start at $2,400.");
    expect(adviceOn("2,399")).toBeDefined();
    expect(adviceOn("2,400")).toBeUndefined();
    expect(adviceOn("a lot")).toBeUndefined();
    expect(adviseVisitor({ service: "", budgetRange: "500" }, now)).toEqual({});
  } finally {
    setCompany(before);
  }
});

test("visitors read the advice about a field in one text, staff in separate sentences", () => {
  const typed = { serviceLocation: "Austin, TX", preferredDate: "2026-12-12T09:00", service: "Scan to Plan" };
  const later = new Date("2026-12-11T20:00:00Z");
  const texts = adviseVisitor({ ...typed, outputFormats: ["STL", "OBJ", "PDF"] }, later);
  expect(texts.serviceLocation).toContain("California, Nevada and Oregon");
  expect(texts.preferredDate).toMatch(/48 hours.*weekend/);
  expect(Object.keys(texts)).toEqual(["serviceLocation", "preferredDate"]);
  const booking = { ...answers, preferredDate: parsePacific(typed.preferredDate), createdAt: later };
  expect(adviseStaff(booking, { visit: false, quote: false })).toHaveLength(2);
  expect(adviseStaff(booking, { visit: true, quote: false })).toEqual([]);
  expect(adviseVisitor({}, now)).toEqual({});
});

test("a mistyped email is corrected in the advice, and a lead time above three days is told in days", () => {
  expect(adviseVisitor({ email: "ada@gmial.com" }, now)).toEqual({ email: "Did you mean ada@gmail.com?" });
  const before = company();
  const shortNotice = (leadDays: number) => {
    setCompany({ ...before, leadDays });
    return adviseVisitor({ preferredDate: "2026-12-10T10:00" }, now).preferredDate;
  };
  expect(shortNotice(3)).toContain("less than 72 hours away");
  expect(shortNotice(4)).toContain("less than 4 days away");
  setCompany(before);
});

test("staff read nothing about formats after a quote, and nothing about place and dates after a visit is scheduled", () => {
  const booking = {
    ...answers,
    service: "Scan to Plan" as const,
    serviceLocation: "Austin, TX",
    outputFormats: ["STL" as const],
    createdAt: now,
  };
  const fieldsOf = (visit: boolean, quote: boolean) =>
    adviseStaff(booking, { visit, quote }).map(({ field }) => field);
  expect(fieldsOf(false, false)).toEqual(["serviceLocation", "outputFormats"]);
  expect(fieldsOf(true, false)).toEqual(["outputFormats"]);
  expect(fieldsOf(false, true)).toEqual(["serviceLocation"]);
});

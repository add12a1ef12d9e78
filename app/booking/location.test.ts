import fc from "fast-check";
import { expect, test } from "vitest";
import { describeLocation, describePlace, mapLink, readLocation, splitAddress } from "./location";

const vanNuys = {
  href: "https://www.google.com/maps?q=34.1866,-118.4487",
  coordinates: "34.1866, -118.4487",
};

test("mapLink contains latitude and longitude", () => {
  expect(mapLink(34.1866, -118.4487)).toBe(vanNuys.href);
  expect(mapLink(1e-7, -0)).toBe("https://www.google.com/maps?q=0,0");
});

test.each([
  "34.1866,-118.4487",
  "34.1866, -118.4487",
  "  34.1866 , -118.4487\n",
  "https://www.google.com/maps?q=34.1866,-118.4487",
  "https://www.google.com/maps/?q=34.1866%2C-118.4487",
])("readLocation reads %j as coordinates", (text) => {
  expect(readLocation(text)).toEqual(vanNuys);
});

test.each([
  "",
  "Van Nuys, California",
  "14545 Victory Blvd, 91411",
  "34, -118",
  "34.1866",
  "34.1866,-118.4487,5.0",
  "34.1866,-118.4487 (rear door)",
  "1.1e9,2.2",
  "٣٤.١,١٨.٤",
  "javascript:alert(34.1866,-118.4487)",
  "http://www.google.com/maps?q=34.1866,-118.4487",
  "https://www.google.com.example.org/maps?q=34.1866,-118.4487",
  "https://www.google.com@example.org/maps?q=34.1866,-118.4487",
  "https://example.org/maps?q=34.1866,-118.4487",
  "https://www.google.com/url?q=34.1866,-118.4487",
  "https://www.google.com/maps?q=Van+Nuys",
  "https://www.google.com/maps?q=34.1866,-118.4487&continue=https://example.org",
  "https://www.google.com/maps?q=34.1866,-118.4487#javascript:alert(1)",
])("readLocation returns null for %j", (text) => {
  expect(readLocation(text)).toBeNull();
});

test("readLocation reads every link that mapLink writes", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (latitude, longitude) => {
        const link = mapLink(latitude, longitude);
        expect(readLocation(link)?.href).toBe(link);
      },
    ),
  );
});

test("readLocation returns only links to Google Maps", () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.string().map((text) => `https://www.google.com/maps?q=${text}`),
    fc.string().map((text) => `34.1866,${text}`),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const place = readLocation(text);
      if (place) expect(place.href).toMatch(/^https:\/\/www\.google\.com\/maps\?q=[-\d.]+,[-\d.]+$/);
    }),
  );
});

test("describes a fetched position by its coordinates, with the link to the map", () => {
  const href = mapLink(34.1867, -118.4487);
  expect(describeLocation(href)).toEqual({ href, value: "Current position (34.1867, -118.4487)" });
});

test("links typed coordinates to the map", () => {
  expect(describeLocation("34.1867,-118.4487")).toEqual({
    href: mapLink(34.1867, -118.4487),
    value: "34.1867, -118.4487",
  });
});

test.each(["14545 Victory Blvd", "https://evil.example/maps?q=1.0,2.0"])("shows %s as typed", (typed) => {
  expect(describeLocation(typed)).toEqual({ value: typed });
});

test("describes coordinates in any form as a map pin for staff", () => {
  const href = mapLink(45.5262, -122.6784);
  for (const typed of [href, "45.5262,-122.6784"])
    expect(describePlace(typed)).toEqual({ href, value: "Map pin 45.5262, -122.6784" });
  expect(describePlace("14545 Victory Blvd")).toEqual({ value: "14545 Victory Blvd" });
});

test.each([
  ["14560 Victory Blvd, Van Nuys, California", "14560 Victory Blvd", "Van Nuys, California"],
  [
    "13900 Sherman Way, Building C, Suite 210, Van Nuys, CA 91405",
    "13900 Sherman Way, Building C, Suite 210",
    "Van Nuys, CA 91405",
  ],
  ["139 J Street, Sacramento", "139 J Street", "Sacramento"],
  ["500 Main St, Suite 4, Fresno", "500 Main St, Suite 4", "Fresno"],
  ["Reno, Nevada", "", "Reno, Nevada"],
  ["The old station", "", "The old station"],
])("the town of %j stands apart from its street", (typed, street, town) => {
  expect(splitAddress(typed)).toEqual({ street, town });
});

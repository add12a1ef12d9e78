import { expect, test } from "vitest";
import { describeLocation } from "./describe-location";
import { mapLink } from "./location";

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

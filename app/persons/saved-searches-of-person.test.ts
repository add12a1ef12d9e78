import { expect, test } from "vitest";
import { namesPerson } from "./saved-searches-of-person";

const facts = {
  emails: new Set(["ada@example.com", "o'neill@example.com"]),
  phones: new Set(["8185550142"]),
  references: new Set(["K7MD3R4F"]),
  fullNames: new Set(["Ada Lovelace", "Li X"]),
};

test.each([
  ["", "q=ada%40example.com"],
  ["", "q=ADA@example.com&status=0"],
  ["", "q=ada%40exam"],
  ["", "q=%28818%29+555-0142"],
  ["", "q=%28818%29+555-0142+x12"],
  ["", "q=O%27Neill@example.com"],
  ["", "q=k7md-3r4f"],
  ["", "q=lovelace"],
  ["Calls of Ms. Lovelace", "status=0"],
])("%j %j names the person", (name, query) => {
  expect(namesPerson({ name, query }, facts)).toBe(true);
});

test.each([
  ["Waiting", "status=0"],
  ["", "q=ada"],
  ["", "q=loveland"],
  ["", "q=bob@example.com"],
  ["", "q=555"],
  ["", "q=x"],
])("%j %j does not", (name, query) => {
  expect(namesPerson({ name, query }, facts)).toBe(false);
});

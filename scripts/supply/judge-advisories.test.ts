import { describe, expect, test } from "vitest";
import { judgeAdvisories } from "./judge-advisories";

const found = (id: string, name = "a") => ({ id, package: name, title: "t", severity: "low", range: "*" });
const entry = (id: string, until = "2026-11-22", name = "a") => ({ id, package: name, until });
const today = "2026-11-22";

describe("an advisory", () => {
  test("that nobody accepted is open", () => {
    expect(judgeAdvisories([found("A")], [], today)).toMatchObject({ open: [{ id: "A" }], accepted: [] });
  });

  test("is accepted up to and including the last day", () => {
    const verdict = judgeAdvisories([found("A")], [entry("A")], today);
    expect(verdict).toMatchObject({ open: [], accepted: [{ id: "A" }], expired: [], unneeded: [] });
  });

  test("of another package than the accepted one is open", () => {
    const { open, unneeded } = judgeAdvisories([found("A", "b")], [entry("A")], today);
    expect([open, unneeded]).toMatchObject([[{ package: "b" }], [{ package: "a" }]]);
  });
});

describe("an acceptance", () => {
  const old = entry("A", "2026-11-21");

  test.each([[[found("A")]], [[]], [null]])("that has expired is named, reported or not", (reported) => {
    expect(judgeAdvisories(reported, [old], today).expired).toEqual([old]);
  });

  test("without a reported advisory is unneeded, unless no registry answered", () => {
    expect(judgeAdvisories([], [entry("A")], today).unneeded).toEqual([entry("A")]);
    expect(judgeAdvisories(null, [entry("A")], today).unneeded).toEqual([]);
  });
});

import { expect, test } from "vitest";
import * as text from "~/messages/audit";
import { auditActions } from "./actions";
import { actionLabels, areaLabels, describeAction, describeDetails } from "./describe-entry";

test("each action is in one area, and each text belongs to an action or an area", () => {
  const actions: string[] = Object.values(auditActions).flat();
  expect(new Set(actions).size).toBe(actions.length);
  expect(Object.keys(text.actions).sort()).toEqual([...actions].sort());
  expect(Object.keys(text.areas)).toEqual(Object.keys(auditActions));
});

test("the texts of the actions differ, so a filter names one action", () => {
  const labels = Object.values(actionLabels);
  expect(new Set(labels).size).toBe(labels.length);
  expect(areaLabels.accounts).toBe("Accounts");
});

test("an action that this version does not know is shown as it is stored", () => {
  expect(describeAction("account-created")).toBe("Created an account");
  expect(describeAction("of-an-older-version")).toBe("of-an-older-version");
  expect(describeAction("constructor")).toBe("constructor");
});

test("details are named, in one order, with codes in words", () => {
  expect(describeDetails({ role: "admin", fields: "fullName, mobile, taxId" })).toEqual([
    "Fields: name, phone number, taxId",
    "Role: administrator",
  ]);
  expect(describeDetails({ constructor: "toString" })).toEqual(["constructor: toString"]);
});

test("what there was none of is left out; an empty export and a setting of zero are not", () => {
  expect(describeDetails({ requests: "2", files: "0", mails: "0" })).toEqual(["Requests: 2"]);
  expect(describeDetails({ count: "0" })).toEqual(["Count: 0"]);
  expect(describeDetails({ from: "30", to: "0" })).toEqual(["From: 30", "To: 0"]);
});

test("a value that somebody has typed is shown as it is, also if it has the words of codes", () => {
  const detail = { from: "admin", to: "staff, email, mobile", name: "owner" };
  expect(describeDetails(detail)).toEqual(["From: admin", "Name: owner", "To: staff, email, mobile"]);
});

test("a setting that had no value says so", () => {
  expect(describeDetails({ from: "", to: "(213) 555-0199" })).toEqual([
    "From: (empty)",
    "To: (213) 555-0199",
  ]);
});

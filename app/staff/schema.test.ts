import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "~/lib/parse-form";
import { passwordFault } from "./password-rules/password-rules";
import { loginSchema, newUserSchema, passwordChangeSchema, userChangesSchema } from "./schema";

const user = {
  name: "Grace Hopper",
  email: "grace@example.com",
  mobile: "(818) 555-0161",
  password: "correct horse",
};

function faults(schema: z.ZodType, input: unknown): Record<string, string[] | undefined> {
  const result = schema.safeParse(input);
  return result.success ? {} : z.flattenError(result.error).fieldErrors;
}

test("trims a new account's fields and lowercases its email", () => {
  const typed = { ...user, name: "  Grace \n Hopper ", email: " Grace@Example.COM ", mobile: " 8185550161 " };
  expect(newUserSchema.parse(typed)).toEqual({ ...user, mobile: "8185550161" });
});

test("requires each field of a new account", () => {
  const asked = {
    name: ["Enter the full name"],
    email: ["Enter the email address"],
    mobile: ["Enter the phone number"],
    password: ["Enter a password"],
  };
  expect(faults(newUserSchema, {})).toEqual(asked);
  expect(faults(newUserSchema, { name: " ", email: "", mobile: " ", password: "" })).toEqual(asked);
});

test.each([
  ["name", "x".repeat(201), /200 characters/],
  ["email", "grace@", /complete email/],
  ["email", "grace\u0000@example.com", /complete email/],
  ["email", `${"x".repeat(250)}@example.com`, /254 characters/],
  ["mobile", "555-016", /at least 7 digits/],
  ["mobile", "call me 8185550161", /at least 7 digits/],
  ["mobile", "1".repeat(41), /40 characters/],
  ["mobile", 8185550161, /Enter the phone number/],
  ["password", "short", /8 characters/],
  ["password", "password1", /easy to guess/],
  ["password", "Grace Hopper", /name or email/],
])("rejects a new account's %s %j", (field, value, message) => {
  const { [field]: messages = [], ...others } = faults(newUserSchema, { ...user, [field]: value });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(message);
  expect(others).toEqual({});
});

test("drops the administrator flag and other unknown fields", () => {
  expect(newUserSchema.parse({ ...user, isAdmin: true, admin: "1", id: "x" })).toEqual(user);
});

test("accepts a missing or empty phone number in changes, but not a short one", () => {
  const changes = { fullName: user.name, email: user.email };
  expect(userChangesSchema.parse(changes)).not.toHaveProperty("mobile");
  expect(userChangesSchema.parse({ ...changes, mobile: " " })).toMatchObject({ mobile: "" });
  expect(faults(userChangesSchema, { ...changes, mobile: "123" })).toHaveProperty("mobile");
});

test("treats a missing password in changes as an empty one", () => {
  const changes = { fullName: user.name, email: user.email, mobile: user.mobile };
  expect(userChangesSchema.parse(changes)).toEqual({ ...changes, password: "" });
  expect(userChangesSchema.parse({ ...changes, password: "" })).toEqual({ ...changes, password: "" });
  expect(faults(userChangesSchema, { ...changes, password: "grace@example.com" })).toHaveProperty("password");
});

test("accepts a password of 128 characters of two code units each", () => {
  const symbols = Array.from({ length: 128 }, (_, index) => String.fromCodePoint(0x1f511 + index));
  const password = symbols.join("");
  expect(newUserSchema.parse({ ...user, password }).password).toBe(password);
  expect(loginSchema.parse({ email: user.email, password }).password).toBe(password);
});

test("checks a new password and its confirmation", () => {
  const schema = passwordChangeSchema({ email: "grace@example.com", fullName: "Grace Hopper" });
  const change = { currentPassword: "old", newPassword: "correct horse", confirmPassword: "correct horse" };
  expect(faults(schema, change)).toEqual({});
  expect(faults(schema, { ...change, confirmPassword: "correct horsf" })).toEqual({
    confirmPassword: ["Enter the same password in both boxes"],
  });
  expect(faults(schema, { ...change, newPassword: "grace", confirmPassword: "grace" })).toEqual({
    newPassword: ["Use 8 characters or more for the password"],
  });
  expect(faults(schema, {})).toEqual({
    currentPassword: ["Enter your current password"],
    newPassword: ["Enter a new password"],
    confirmPassword: ["Enter the new password again"],
  });
});

test("rejects every input or returns text that the database accepts", () => {
  fc.assert(
    fc.property(fc.record({ name: fc.string({ unit: "binary" }), mobile: fc.string() }), (typed) => {
      const result = newUserSchema.safeParse({ ...user, ...typed });
      if (!result.success) return;
      expect(result.data.name.isWellFormed()).toBe(true);
      expect(result.data.name + result.data.mobile).not.toMatch(/\p{Cc}/u);
      expect(result.data.mobile.replace(/\D/g, "").length).toBeGreaterThanOrEqual(7);
    }),
  );
});

test("reports an invalid password even if other fields are invalid", () => {
  const anything = fc.constantFrom<unknown>(undefined, null, 7, "", " ", "x", "x".repeat(300), [], {});
  const others = fc.record({ name: anything, fullName: anything, email: anything, mobile: anything });
  fc.assert(
    fc.property(others, fc.constantFrom("short", "password1", "x".repeat(129)), (fields, password) => {
      const expected = [passwordFault(password)];
      expect(faults(newUserSchema, { ...fields, password }).password).toEqual(expected);
      expect(faults(userChangesSchema, { ...fields, password }).password).toEqual(expected);
    }),
  );
});

test("compares a password with its owner's known fields", () => {
  const own = ["Choose a password that isn’t the account’s name or email"];
  expect(faults(newUserSchema, { email: user.email, password: "grace@example.com" }).password).toEqual(own);
  expect(faults(newUserSchema, { name: user.name, email: "", password: "Grace Hopper" }).password).toEqual(
    own,
  );
  expect(faults(newUserSchema, { name: "", email: "", password: "\t \t\t   \t " })).not.toHaveProperty(
    "password",
  );
  expect(faults(newUserSchema, null)).toEqual({});
});

test("reports all errors of a form at once", () => {
  const { error } = parseForm(
    new URLSearchParams({ name: "", email: "x", password: "short" }),
    newUserSchema,
  ).reply();
  expect(Object.keys(error ?? {}).sort()).toEqual(["email", "mobile", "name", "password"]);
});

test("reports different new passwords along with a missing current one", () => {
  const change = { newPassword: "correct horse", confirmPassword: "correct horsf" };
  expect(faults(passwordChangeSchema({}), { ...change, currentPassword: "" })).toEqual({
    currentPassword: ["Enter your current password"],
    confirmPassword: ["Enter the same password in both boxes"],
  });
});

test("reports an overlong field once, and skips its comparisons", () => {
  const hostile = `a${"\u0323\u0301".repeat(60_000)}`;
  const fields = { name: hostile, email: hostile, mobile: hostile, password: "correct horse" };
  expect(Object.keys(faults(newUserSchema, fields)).sort()).toEqual(["email", "mobile", "name"]);
});

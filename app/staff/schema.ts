import "~/lib/zod-config";
import { z } from "zod";
import { cleanLine } from "~/lib/text";
import {
  longestPassword,
  passwordFault,
  passwordLength,
  type PasswordOwner,
} from "./passwords/password-rules";

/** Characters of an email, a name and a telephone number. */
const emailLimit = 254;
const nameLimit = 200;
const mobileLimit = 40;
const fewestDigits = 7;

// No rule of a field has `abort`: Zod would then skip the rules across fields too, even those with `when`.

/** As accounts store it: trimmed and in lower case. */
function email(request: string) {
  return z
    .string({ error: request })
    .trim()
    .toLowerCase()
    .min(1, request)
    .max(emailLimit, `Email must have ${emailLimit} characters or fewer`)
    .pipe(z.email("Enter an email address in the right format, such as name@example.com"));
}

const name = z
  .string({ error: "Enter the full name" })
  .overwrite(cleanLine)
  .trim()
  .min(1, "Enter the full name")
  .max(nameLimit, `Name must have ${nameLimit} characters or fewer`);

const mobileFormat = `Enter a phone number with at least ${fewestDigits} digits, such as (818) 555-0142`;
const mobilePattern = /^[\d\s()+./#x*-]*$/i;
const mobile = z
  .string({ error: "Enter the phone number" })
  .overwrite(cleanLine)
  .trim()
  .max(mobileLimit, `Phone number must have ${mobileLimit} characters or fewer`)
  .regex(mobilePattern, mobileFormat)
  .refine(
    (text) => text === "" || !mobilePattern.test(text) || text.replace(/\D/g, "").length >= fewestDigits,
    mobileFormat,
  );

/** A password that somebody knows: one shorter than any that can be set is simply a wrong one. */
function knownPassword(request: string) {
  return z
    .string({ error: request })
    .min(1, request)
    .refine(
      (text) => passwordLength(text) <= longestPassword,
      `Password must have ${longestPassword} characters or fewer`,
    );
}

/** A check of several fields: it runs as soon as these are text, whatever is wrong with others. */
function whenText(...names: string[]): { when: (payload: z.core.ParsePayload) => boolean } {
  return {
    when: ({ value }) => {
      if (typeof value !== "object" || value === null) return false;
      const fields = value as Record<string, unknown>;
      return names.every((name) => typeof fields[name] === "string" && fields[name] !== "");
    },
  };
}

function checkPassword(
  password: string,
  owner: Record<"email" | "fullName", unknown>,
  context: z.RefinementCtx,
) {
  const known: PasswordOwner = {
    email: knownText(owner.email, emailLimit),
    fullName: knownText(owner.fullName, nameLimit),
  };
  const message = passwordFault(password, known);
  if (message) context.addIssue({ code: "custom", path: ["password"], message });
}

/** A field that may have failed its own rules: folding it for a comparison takes time quadratic in its length. */
function knownText(value: unknown, limit: number): string | undefined {
  return typeof value === "string" ? value.slice(0, limit) : undefined;
}

/** What the sign-in form and call send. */
export const loginSchema = z.object({
  email: email("Enter your email address"),
  password: knownPassword("Enter your password"),
});

export type Credentials = z.output<typeof loginSchema>;

/** What the form and the call for a new account send. */
export const newUserSchema = z
  .object({
    name,
    email: email("Enter the email address"),
    mobile: mobile.min(1, "Enter the phone number"),
    password: z.string({ error: "Enter a password" }).min(1, "Enter a password"),
  })
  .superRefine(
    ({ password, email, name: fullName }, context) => checkPassword(password, { email, fullName }, context),
    whenText("password"),
  );

export type NewUser = z.output<typeof newUserSchema>;

/**
 * What Profile and the call for an account's changes send. A number that is left out and a password that is empty
 * stay as they are. The number may be empty: the first admin's is.
 */
export const userChangesSchema = z
  .object({
    fullName: name,
    email: email("Enter the email address"),
    mobile: mobile.optional(),
    password: z.string({ error: "Enter the password as text" }).default(""),
  })
  .superRefine((user, context) => checkPassword(user.password, user, context), whenText("password"));

export type UserChanges = z.output<typeof userChangesSchema>;

/** What the form for a new password of one's own sends. */
export function passwordChangeSchema(owner: PasswordOwner) {
  return z
    .object({
      currentPassword: knownPassword("Enter your current password"),
      newPassword: z.string({ error: "Enter a new password" }).superRefine((password, context) => {
        const message = passwordFault(password, owner);
        if (message) context.addIssue({ code: "custom", message });
      }),
      confirmPassword: z.string({ error: "Enter the new password again" }),
    })
    .superRefine(
      ({ newPassword, confirmPassword }, context) => {
        if (newPassword === confirmPassword) return;
        const message = "Enter the same password in both boxes";
        context.addIssue({ code: "custom", path: ["confirmPassword"], message });
      },
      whenText("newPassword", "confirmPassword"),
    );
}

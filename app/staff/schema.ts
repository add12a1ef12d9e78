import "~/lib/zod-config";
import { z } from "zod";
import { hasPhoneDigits, minPhoneDigits } from "~/lib/phone";
import { line, requiredLine } from "~/lib/text-fields";
import * as text from "~/messages/staff-fields";
import {
  maxPasswordLength,
  passwordFault,
  passwordLength,
  type PasswordOwner,
} from "./password-rules/password-rules";

/** Characters. */
const emailLimit = 254;
const nameLimit = 200;
const mobileLimit = 40;

// No field rule has `abort`, because Zod would then also skip the cross-field rules, even those with `when`.

/** Trims and lowercases the email, the stored form. */
function email(prompt: string) {
  return z
    .string({ error: prompt })
    .trim()
    .toLowerCase()
    .min(1, prompt)
    .max(emailLimit, text.emailTooLong(emailLimit))
    .pipe(z.email(text.emailFormat));
}

const name = requiredLine({
  errors: () => ({ missing: text.fullNameMissing, tooLong: text.nameTooLong }),
  limit: nameLimit,
});

const mobileFormat = text.phoneFormat(minPhoneDigits);
/** A number, perhaps with an extension. Customers may also type words: see `~/booking/schema`. */
const mobilePattern = /^[\d\s()+./#x*-]*$/i;
const mobile = line({
  errors: () => ({ missing: text.phoneMissing, tooLong: text.phoneTooLong }),
  limit: mobileLimit,
})
  .regex(mobilePattern, mobileFormat)
  .refine((value) => value === "" || !mobilePattern.test(value) || hasPhoneDigits(value), mobileFormat);

/** Accepts any short password, because that is a wrong password and not a validation error. */
function existingPassword(prompt: string) {
  return z
    .string({ error: prompt })
    .min(1, prompt)
    .refine((text) => passwordLength(text) <= maxPasswordLength, text.passwordTooLong(maxPasswordLength));
}

/** Runs a cross-field check when these fields have text, even if other fields are invalid. */
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
  const boundedOwner: PasswordOwner = {
    email: boundedText(owner.email, emailLimit),
    fullName: boundedText(owner.fullName, nameLimit),
  };
  const message = passwordFault(password, boundedOwner);
  if (message) context.addIssue({ code: "custom", path: ["password"], message });
}

/** Cuts a field that may be invalid, because normalizing a long text takes quadratic time. */
function boundedText(value: unknown, limit: number): string | undefined {
  return typeof value === "string" ? value.slice(0, limit) : undefined;
}

export const loginSchema = z.object({
  email: email(text.ownEmailMissing),
  password: existingPassword(text.ownPasswordMissing),
});

/** Characters; a recovery code has 29. */
const codeLimit = 100;

export const apiLoginSchema = loginSchema.extend({
  code: z.string({ error: text.codeNotText }).trim().max(codeLimit, text.codeTooLong).optional(),
});

const factorFields = {
  code: z.string({ error: text.codeMissing }).trim().max(codeLimit, text.codeTooLong).optional(),
  passkey: z.string().optional(),
};

export const secondFactorSchema = z.object(factorFields).superRefine(({ code, passkey }, context) => {
  if (!code && !passkey) context.addIssue({ code: "custom", path: ["code"], message: text.codeMissing });
});

export const ownPasswordSchema = z.object({ password: existingPassword(text.ownPasswordMissing) });

export type Credentials = z.output<typeof loginSchema>;

export const newUserSchema = z
  .object({
    name,
    email: email(text.emailMissing),
    mobile: mobile.min(1, text.phoneMissing),
    password: z.string({ error: text.passwordMissing }).min(1, text.passwordMissing),
  })
  .superRefine(
    ({ password, email, name: fullName }, context) => checkPassword(password, { email, fullName }, context),
    whenText("password"),
  );

export type NewUser = z.output<typeof newUserSchema>;

/**
 * The Profile form and the API request for changes of an account. A missing phone number and an empty password leave their fields
 * unchanged. The phone number may be empty, like the first admin's.
 */
export const userChangesSchema = z
  .object({
    fullName: name,
    email: email(text.emailMissing),
    mobile: mobile.optional(),
    password: z.string({ error: text.passwordNotText }).default(""),
  })
  .superRefine((user, context) => checkPassword(user.password, user, context), whenText("password"));

export type UserChanges = z.output<typeof userChangesSchema>;

function newPasswordFields(owner: PasswordOwner) {
  return {
    newPassword: z.string({ error: text.newPasswordMissing }).superRefine((password, context) => {
      const message = passwordFault(password, owner);
      if (message) context.addIssue({ code: "custom", message });
    }),
    confirmPassword: z.string({ error: text.confirmationMissing }),
  };
}

function checkConfirmation(
  { newPassword, confirmPassword }: { newPassword: string; confirmPassword: string },
  context: z.RefinementCtx,
) {
  if (newPassword === confirmPassword) return;
  context.addIssue({ code: "custom", path: ["confirmPassword"], message: text.passwordsDiffer });
}

export const colleagueSchema = z.object({
  fullName: name,
  email: email(text.emailMissing),
  mobile: mobile.optional(),
});

export const roleSchema = z.object({ role: z.enum(["staff", "admin"]) });

export const invitationSchema = z.object({
  fullName: name,
  email: email(text.emailMissing),
  mobile: mobile.optional(),
  role: z.enum(["staff", "admin"]).default("staff"),
});

export type InvitedPerson = Omit<z.output<typeof invitationSchema>, "role"> & { isAdmin: boolean };

export function passwordChangeSchema(owner: PasswordOwner) {
  return z
    .object({
      currentPassword: existingPassword(text.currentPasswordMissing),
      ...newPasswordFields(owner),
    })
    .superRefine(checkConfirmation, whenText("newPassword", "confirmPassword"));
}

export function newPasswordSchema(owner: PasswordOwner) {
  return z
    .object(newPasswordFields(owner))
    .superRefine(checkConfirmation, whenText("newPassword", "confirmPassword"));
}

export const forgottenPasswordSchema = z.object({ email: email(text.ownEmailMissing) });

import { z } from "zod";
import { cleanLine } from "~/booking/text";
import { longestPassword, passwordFault, passwordLength, type PasswordOwner } from "./password-rules";

// Zod's faster way compiles code, which the content security policy forbids: it shall not even try.
z.config({ jitless: true });

/** Characters of a name and of a telephone number. */
const nameLimit = 200;
const mobileLimit = 40;
const fewestDigits = 7;

/** As accounts store it: trimmed and in lower case. */
function email(request: string) {
  return z
    .string({ error: request })
    .trim()
    .toLowerCase()
    .min(1, { error: request, abort: true })
    .max(254, "Email must have 254 characters or fewer")
    .pipe(z.email("Enter an email address in the right format, such as name@example.com"));
}

const name = z
  .string({ error: "Enter the full name" })
  .overwrite(cleanLine)
  .trim()
  .min(1, { error: "Enter the full name", abort: true })
  .max(nameLimit, `Name must have ${nameLimit} characters or fewer`);

const mobileFormat = `Enter a phone number with at least ${fewestDigits} digits, such as (818) 555-0142`;
const mobile = z
  .string({ error: "Enter the phone number" })
  .overwrite(cleanLine)
  .trim()
  .max(mobileLimit, { error: `Phone number must have ${mobileLimit} characters or fewer`, abort: true })
  .regex(/^[\d\s()+./#x*-]*$/i, { error: mobileFormat, abort: true })
  .refine((text) => text === "" || text.replace(/\D/g, "").length >= fewestDigits, mobileFormat);

/** A password that somebody knows: one shorter than any that can be set is simply a wrong one. */
function knownPassword(request: string) {
  return z
    .string({ error: request })
    .min(1, { error: request, abort: true })
    .refine(
      (text) => passwordLength(text) <= longestPassword,
      `Password must have ${longestPassword} characters or fewer`,
    );
}

function checkPassword(password: string, owner: PasswordOwner, context: z.RefinementCtx, field: string) {
  const message = passwordFault(password, owner);
  if (message) context.addIssue({ code: "custom", path: [field], message });
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
    password: z.string({ error: "Enter a password" }).min(1, { error: "Enter a password", abort: true }),
  })
  .superRefine((user, context) =>
    checkPassword(user.password, { email: user.email, fullName: user.name }, context, "password"),
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
  .superRefine((user, context) => {
    if (user.password !== "") checkPassword(user.password, user, context, "password");
  });

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
    .superRefine(({ newPassword, confirmPassword }, context) => {
      if (newPassword === confirmPassword) return;
      const message = "Enter the same password in both boxes";
      context.addIssue({ code: "custom", path: ["confirmPassword"], message });
    });
}

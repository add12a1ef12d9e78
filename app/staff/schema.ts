import { z } from "zod";

// Zod's faster way compiles code, which the content security policy forbids: it shall not even try.
z.config({ jitless: true });

/** Characters that a password may have; fewer than `shortestPassword` cannot be set. */
const longestPassword = 128;

/** As accounts store it: trimmed and in lower case. */
const email = z
  .string({ error: "Enter your email address" })
  .trim()
  .toLowerCase()
  .max(254, "Email must have 254 characters or fewer")
  .pipe(z.email("Enter an email address in the right format, such as name@example.com"));

/**
 * What the sign-in form and call send. A password shorter than any that can be set is simply a wrong
 * one, so that the answer to it is the same.
 */
export const loginSchema = z.object({
  email,
  password: z
    .string({ error: "Enter your password" })
    .min(1, "Enter your password")
    .max(longestPassword, `Password must have ${longestPassword} characters or fewer`),
});

export type Credentials = z.output<typeof loginSchema>;

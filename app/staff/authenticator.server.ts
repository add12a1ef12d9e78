import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { readFields } from "~/http/pick-fields";
import { loginSchema } from "./schema";
import type { Staff } from "./sessions.server";
import { checkCredentials } from "./sign-in.server";

/**
 * Signs staff in: `authenticate("form", request)` reads the posted form's email and password.
 *
 * It throws what `checkCredentials` throws, and a ZodError for a form that breaks `loginSchema`.
 */
export const authenticator = new Authenticator<Staff>().use(
  new FormStrategy(({ form }) => checkCredentials(loginSchema.parse(readFields(form, loginSchema)))),
);

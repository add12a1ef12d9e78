import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { clientAddress } from "~/server/request-context.server";
import { loginSchema } from "~/staff/schema";
import { signIn } from "~/staff/sign-in/sign-in.server";

/**
 * Signs staff in: `authenticate("form", request)` reads the submitted email and password, and the cookies. Throws the errors of `signIn`,
 * and a ZodError if the form does not match `loginSchema`.
 */
export const authenticator = new Authenticator<Awaited<ReturnType<typeof signIn>>>().use(
  new FormStrategy(({ form, request }) =>
    signIn(request, loginSchema.parse(Object.fromEntries(form)), clientAddress()),
  ),
);

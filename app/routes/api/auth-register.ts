import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { createUser } from "~/staff/accounts/create-user.server";

export const loader = resource("routes/api/auth-register", {
  POST: async ({ body, session }) => {
    const outcome = await createUser(body, session);
    if (outcome.result === "email-taken")
      return problem(409, text.registrationFailed, { errors: { email: [text.emailTaken] } });
    const { id, fullName } = outcome.user;
    return { message: text.accountCreated(fullName), userId: id };
  },
});

export const action = loader;

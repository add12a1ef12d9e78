import { problem } from "~/api/json.server";
import { resource } from "~/api/resource.server";
import * as text from "~/messages/api";
import { createUser } from "~/staff/accounts/create-user.server";
import { EmailTakenError } from "~/staff/user-errors";

const register = resource("routes/api/auth-register", {
  POST: async ({ body, session }) => {
    try {
      const { id, fullName } = await createUser(body, session);
      return { message: text.accountCreated(fullName), userId: id };
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      const errors = { email: [text.emailTaken] };
      return problem(409, text.registrationFailed, { errors });
    }
  },
});

export const loader = register.loader;
export const action = register.action;

import { resource } from "~/api/resource.server";
import { problem } from "~/api/json.server";
import { createUser } from "~/staff/accounts/create-user.server";
import { EmailTakenError } from "~/staff/user-errors";

const register = resource("routes/api.auth.register", {
  POST: async ({ body, session }) => {
    try {
      const { id, fullName } = await createUser(body, session);
      return { message: `Staff account created for ${fullName}.`, userId: id };
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      const errors = { email: ["Another account has this email"] };
      return problem(409, "Registration failed. Please check your details.", { errors });
    }
  },
});

export const loader = register.loader;
export const action = register.action;

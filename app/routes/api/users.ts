import { resource } from "~/api/resource.server";
import { listUsers } from "~/staff/accounts/users.server";

export const loader = resource("routes/api/users", {
  GET: async () =>
    (await listUsers()).map(({ id, fullName, email, mobile }) => ({
      id,
      name: fullName,
      email,
      mobile,
      password: "" as const,
    })),
});

export const action = loader;

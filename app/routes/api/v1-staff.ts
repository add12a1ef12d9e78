import { resource } from "~/api/resource.server";
import { listColleagues } from "~/staff/accounts/users.server";

export const loader = resource("routes/api/v1-staff", {
  GET: async () => ({ items: (await listColleagues()).map(({ id, fullName }) => ({ id, name: fullName })) }),
});

export const action = loader;

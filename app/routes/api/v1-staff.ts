import { resource } from "~/api/resource.server";
import { listColleagues } from "~/staff/accounts/users.server";

const staff = resource("routes/api/v1-staff", {
  GET: async () => ({ items: (await listColleagues()).map(({ id, fullName }) => ({ id, name: fullName })) }),
});

export const loader = staff.loader;
export const action = staff.action;

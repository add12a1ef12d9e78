import { serviceLabels } from "~/messages/services";
import { services } from "./services";

/** The label of each service by the name that a booking stores. */
export const serviceLabelsByName: Record<string, string> = Object.fromEntries(
  services.map(({ slug, name }) => [name, serviceLabels[slug]]),
);

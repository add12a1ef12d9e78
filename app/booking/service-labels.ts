import * as text from "~/messages/services";
import { services } from "./services";

/** Returns the label of each service by the name that a booking stores. */
export function serviceLabelsByName(): Record<string, string> {
  return Object.fromEntries(services.map(({ slug, name }) => [name, text.serviceLabels[slug]]));
}

/** Returns the label of a service; the name itself if other software has stored an unknown one. */
export function toServiceLabel(name: string): string {
  return serviceLabelsByName()[name] ?? name;
}

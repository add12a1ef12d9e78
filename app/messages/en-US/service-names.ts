import type { ServiceName } from "~/booking/services";

/** The services by the name that is stored. */
export const serviceLabels: Record<ServiceName, string> = {
  "3D Virtual Tours": "3D Virtual Tours",
  "Digital Twin": "Digital Twin",
  "Virtual Staging": "Virtual Staging",
  "Scan to BIM": "Scan to BIM",
  "Scan to Plan": "Scan to Plan",
  "Facility Management Scanning": "Facility Management Scanning",
  "Large Object Scanning": "Large Object Scanning",
};

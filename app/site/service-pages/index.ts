import type { ServiceSlug } from "~/booking/services";
import { digitalTwin } from "./digital-twin";
import { facilityManagementScanning } from "./facility-management-scanning";
import { largeObjectScanning } from "./large-object-scanning";
import { scanToBim } from "./scan-to-bim";
import { scanToPlan } from "./scan-to-plan";
import type { ServicePage } from "./service-page";
import { virtualStaging } from "./virtual-staging";
import { virtualTours } from "./virtual-tours";

/** What each service page says. Kept apart from services.ts, so that menus and forms stay light. */
export const servicePages: Readonly<Record<ServiceSlug, ServicePage>> = {
  "3d-virtual-tours": virtualTours,
  "digital-twin": digitalTwin,
  "virtual-staging": virtualStaging,
  "scan-to-bim": scanToBim,
  "scan-to-plan": scanToPlan,
  "facility-management-scanning": facilityManagementScanning,
  "large-object-scanning": largeObjectScanning,
};

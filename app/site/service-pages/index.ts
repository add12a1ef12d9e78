import type { ServiceSlug } from "~/booking/services";
import { digitalTwin } from "./digital-twin";
import { facilityManagementScanning } from "./facility-management-scanning";
import { largeObjectScanning } from "./large-object-scanning";
import { scanToBim } from "./scan-to-bim";
import { scanToPlan } from "./scan-to-plan";
import type { ServicePage } from "./service-page";
import { virtualStaging } from "./virtual-staging";
import { virtualTours } from "./virtual-tours";

/** The texts of each service page. Separate from `~/booking/services`, so that menus and forms do not load them. */
export const servicePages: Readonly<Record<ServiceSlug, ServicePage>> = {
  "3d-virtual-tours": virtualTours,
  "digital-twin": digitalTwin,
  "virtual-staging": virtualStaging,
  "scan-to-bim": scanToBim,
  "scan-to-plan": scanToPlan,
  "facility-management-scanning": facilityManagementScanning,
  "large-object-scanning": largeObjectScanning,
};

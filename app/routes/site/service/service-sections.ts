import type { FunctionComponent } from "react";
import type { ServiceSlug } from "~/booking/services";
import { BimSections } from "./bim-sections";
import { FacilitySections } from "./facility-sections";
import { ObjectSections } from "./object-sections";
import { PlanSections } from "./plan-sections";
import { StagingSections } from "./staging-sections";
import { TourSections } from "./tour-sections";
import { TwinSections } from "./twin/twin-sections";

/** The section of each service page that demonstrates the service. */
export const serviceSections: Readonly<Record<ServiceSlug, FunctionComponent>> = {
  "3d-virtual-tours": TourSections,
  "digital-twin": TwinSections,
  "virtual-staging": StagingSections,
  "scan-to-bim": BimSections,
  "scan-to-plan": PlanSections,
  "facility-management-scanning": FacilitySections,
  "large-object-scanning": ObjectSections,
};

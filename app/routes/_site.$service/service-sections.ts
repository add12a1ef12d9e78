import type { FunctionComponent } from "react";
import type { ServiceSlug } from "~/booking/services";
import { BimMiddle } from "./bim-sections";
import { FacilityMiddle } from "./facility-sections";
import { ObjectMiddle } from "./object-sections";
import { PlanMiddle } from "./plan-sections";
import { StagingMiddle } from "./staging-sections";
import { TourMiddle } from "./tour-sections";
import { TwinMiddle } from "./twin-sections";

/** The part of a service page that shows the service at work; each is drawn for its own. */
export const middles: Readonly<Record<ServiceSlug, FunctionComponent>> = {
  "3d-virtual-tours": TourMiddle,
  "digital-twin": TwinMiddle,
  "virtual-staging": StagingMiddle,
  "scan-to-bim": BimMiddle,
  "scan-to-plan": PlanMiddle,
  "facility-management-scanning": FacilityMiddle,
  "large-object-scanning": ObjectMiddle,
};

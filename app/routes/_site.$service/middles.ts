import type { FunctionComponent } from "react";
import type { ServiceSlug } from "~/site/services";
import { BimMiddle } from "./bim-middle";
import { FacilityMiddle } from "./facility-middle";
import { ObjectMiddle } from "./object-middle";
import { PlanMiddle } from "./plan-middle";
import { StagingMiddle } from "./staging-middle";
import { TourMiddle } from "./tour-middle";
import { TwinMiddle } from "./twin-middle";

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

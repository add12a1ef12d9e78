import { services, type ServiceSlug } from "~/booking/services";
import * as digitalTwin from "~/messages/services/digital-twin";
import * as facilityManagementScanning from "~/messages/services/facility-management-scanning";
import * as largeObjectScanning from "~/messages/services/large-object-scanning";
import * as scanToBim from "~/messages/services/scan-to-bim";
import * as scanToPlan from "~/messages/services/scan-to-plan";
import * as virtualStaging from "~/messages/services/virtual-staging";
import * as virtualTours from "~/messages/services/virtual-tours";
import type { IndustrySlug } from "~/site/industries";
import { findPicture } from "~/site/pictures";
import type { ServicePage, ServiceText } from "./service-page";

/** What each service page shows. Separate from `~/booking/services`, so that menus and forms do not load it. */
export const servicePages: Readonly<Record<ServiceSlug, ServicePage>> = {
  "3d-virtual-tours": toPage("3d-virtual-tours", virtualTours, [
    "residential-real-estate",
    "travel-and-hospitality",
    "commercial-real-estate",
  ]),
  "digital-twin": toPage("digital-twin", digitalTwin, [
    "architecture-engineering-construction",
    "commercial-real-estate",
    "government-and-public-sector",
  ]),
  "virtual-staging": toPage("virtual-staging", virtualStaging, [
    "residential-real-estate",
    "commercial-real-estate",
    "travel-and-hospitality",
  ]),
  "scan-to-bim": toPage("scan-to-bim", scanToBim, [
    "architecture-engineering-construction",
    "facilities-management",
    "manufacturing",
    "government-and-public-sector",
  ]),
  "scan-to-plan": toPage("scan-to-plan", scanToPlan, [
    "residential-real-estate",
    "architecture-engineering-construction",
    "insurance-and-restoration",
    "commercial-real-estate",
  ]),
  "facility-management-scanning": toPage("facility-management-scanning", facilityManagementScanning, [
    "facilities-management",
    "commercial-real-estate",
    "manufacturing",
    "government-and-public-sector",
  ]),
  "large-object-scanning": toPage("large-object-scanning", largeObjectScanning, [
    "manufacturing",
    "insurance-and-restoration",
    "government-and-public-sector",
  ]),
};

/** Returns the services that an industry orders, in the order of the menus. */
export function servicesOf(industry: IndustrySlug) {
  return services.filter(({ slug }) => servicePages[slug].uses.some((use) => use.industry === industry));
}

function toPage<Slug extends IndustrySlug>(
  slug: ServiceSlug,
  text: ServiceText<Slug>,
  industries: readonly Slug[],
): ServicePage {
  return {
    ...text,
    darkPicture: findPicture(`${slug}-dark`),
    closingPicture: `closing-${slug}`,
    uses: industries.map((industry) => ({ industry, text: text.uses[industry] })),
  };
}

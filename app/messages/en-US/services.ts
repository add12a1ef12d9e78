/** By slug: in menus, cards, forms, and structured data. */
export const serviceLabels = {
  "3d-virtual-tours": "3D Virtual Tours",
  "digital-twin": "Digital Twin",
  "virtual-staging": "Virtual Staging",
  "scan-to-bim": "Scan to BIM",
  "scan-to-plan": "Scan to Plan",
  "facility-management-scanning": "Facility Management Scanning",
  "large-object-scanning": "Large Object Scanning",
};

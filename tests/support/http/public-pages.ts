/** The marketing pages, with the title and main heading of the specification (docs/architecture.md). */
export const publicPages = [
  { path: "/", title: "Home", heading: "Visualize with Precision, Build with Confidence" },
  { path: "/3d-virtual-tours", title: "3D Virtual Tours | Datum 3D", heading: "3D Virtual Tours" },
  { path: "/digital-twin", title: "Digital Twin | Datum 3D", heading: "Digital Twin" },
  { path: "/virtual-staging", title: "Virtual Staging | Datum 3D", heading: "Virtual Staging" },
  { path: "/scan-to-bim", title: "Scan to BIM | Datum 3D", heading: "Scan to BIM" },
  { path: "/scan-to-plan", title: "Scan to Plan | Datum 3D", heading: "Scan to Plan" },
  {
    path: "/facility-management-scanning",
    title: "Facility Management Scanning | Datum 3D",
    heading: "Facility Management Scanning",
  },
  {
    path: "/large-object-scanning",
    title: "Large Object Scanning | Datum 3D",
    heading: "Large Object Scanning",
  },
  { path: "/industries", title: "Industries | Datum 3D", heading: "Industries" },
  {
    path: "/about",
    title: "About | Datum 3D",
    heading: "We measure buildings so other people can build on the facts.",
  },
  { path: "/prepare", title: "How to prepare | Datum 3D", heading: "How to prepare for the visit" },
  { path: "/sample-tour", title: "Sample tour | Datum 3D", heading: "Sample tour" },
  { path: "/sample-scan", title: "Sample scan | Datum 3D", heading: "Sample scan" },
] as const;

export const servicePaths = publicPages.slice(1, 8).map(({ path }) => path);

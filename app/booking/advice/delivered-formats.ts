import type { outputFormats } from "~/booking/options";
import type { ServiceName } from "~/booking/services";

export type OutputFormat = (typeof outputFormats)[number];

/**
 * The formats of the form that each service delivers, as its page lists them. Stated again, because the browser does not load the texts
 * of the pages; a test compares them.
 */
export const deliveredFormats: Readonly<Record<ServiceName, readonly OutputFormat[]>> = {
  "3D Virtual Tours": ["PDF", "MP4"],
  "Digital Twin": ["OBJ", "PLY", "PDF"],
  "Virtual Staging": ["PDF", "MP4"],
  "Scan to BIM": ["PDF"],
  "Scan to Plan": ["PDF"],
  "Facility Management Scanning": [],
  "Large Object Scanning": ["OBJ", "STL", "PLY", "PDF"],
};

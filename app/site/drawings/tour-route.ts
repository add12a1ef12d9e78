/** The positions of the sample tour in the apartment of the floor plan, and the way between them. art/scripts/tour_route.py writes the data. */
import type { Point } from "./floor-plan";
import data from "./tour-route.json";

interface TourRoute {
  /** What the route keeps free on either side, in meters. */
  clearance: number;
  stations: readonly Point[];
  /** From outside to the first station, in meters. */
  entry: readonly Point[];
  /** From the second station to each of the others, in meters. */
  legs: readonly (readonly Point[])[];
}

export const tourRoute = data as unknown as TourRoute;

import { v1Bookings } from "./bookings";
import { v1Events, v1Messages, v1Note, v1Notes } from "./conversation";
import { v1Project, v1Projects, v1ProjectStatus } from "./projects";
import { v1Report } from "./reports";
import {
  v1Booking,
  v1Completion,
  v1OpenQuote,
  v1Owner,
  v1Quotes,
  v1Staff,
  v1Stage,
  v1Visit,
  v1Visits,
} from "./work";

/** The calls that came after the specification, by the id of their route. */
export const v1 = {
  "routes/api/v1-bookings": v1Bookings,
  "routes/api/v1-booking": v1Booking,
  "routes/api/v1-events": v1Events,
  "routes/api/v1-stage": v1Stage,
  "routes/api/v1-owner": v1Owner,
  "routes/api/v1-completion": v1Completion,
  "routes/api/v1-quotes": v1Quotes,
  "routes/api/v1-open-quote": v1OpenQuote,
  "routes/api/v1-visit": v1Visit,
  "routes/api/v1-messages": v1Messages,
  "routes/api/v1-notes": v1Notes,
  "routes/api/v1-note": v1Note,
  "routes/api/v1-visits": v1Visits,
  "routes/api/v1-staff": v1Staff,
  "routes/api/v1-projects": v1Projects,
  "routes/api/v1-project": v1Project,
  "routes/api/v1-project-status": v1ProjectStatus,
  "routes/api/v1-report": v1Report,
} as const;

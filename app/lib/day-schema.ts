import "~/lib/zod-config";
import { z } from "zod";
import { parsePacific } from "./pacific-time";

/** A calendar day between 1900 and 2999 from an `<input type="date">`; undefined for anything else. */
export const optionalDay = z
  .string()
  .refine((text) => /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && parsePacific(`${text}T00:00`) !== null)
  .optional()
  .catch(undefined);

import { z } from "zod";
import { readFields } from "~/lib/pick-fields";
import {
  type ListQuery,
  listDates,
  listOrders,
  listSorts,
  toListParams,
  defaultOrder,
  defaultFilter,
} from "./filter";
import { parsePacific } from "~/lib/pacific-time";
import { readPageNumber } from "~/lib/page-number";
import { searchLength, searchTerm } from "./search";
import { cleanLine } from "~/lib/text";

// Zod's faster way compiles code, which the content security policy forbids: it shall not even try.
z.config({ jitless: true });

/** A day of the calendar between 1900 and 2999, as an `<input type="date">` sends it. */
const day = z
  .string()
  .refine((text) => /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && parsePacific(`${text}T00:00`) !== null)
  .optional()
  .catch(undefined);

/** The query of the bookings list; whatever makes no sense is read as if it were not there. */
const listQuerySchema = z
  .object({
    q: z.string().transform(readSearch).catch(defaultFilter.q),
    status: z
      .enum(["0", "1"])
      .transform((text) => (text === "0" ? 0 : 1))
      .optional()
      .catch(undefined),
    date: z.enum(listDates).catch(defaultFilter.date),
    from: day,
    to: day,
    sort: z.enum(listSorts).catch(defaultFilter.sort),
    order: z.enum(listOrders).optional().catch(undefined),
    page: z
      .string()
      .optional()
      .transform((text) => readPageNumber(text ?? null)),
  })
  .transform((list): ListQuery => ({ ...list, order: list.order ?? defaultOrder[list.sort] }));

/** Reads the query of the bookings list from an address. Never throws: nonsense counts as not given. */
export function readListQuery(search: URLSearchParams): ListQuery {
  return listQuerySchema.parse(readFields(search, listQuerySchema));
}

/**
 * A query string of the list in the one way it is stored and compared: known parameters only, without
 * the page and what is as usual.
 */
export function canonicalListQuery(query: string): string {
  const params = Object.entries(toListParams(readListQuery(new URLSearchParams(query))));
  const given = params.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(given).toString();
}

/** What is searched for, as it is shown; one without any letter, digit or sign is no search. */
function readSearch(text: string): string {
  const search = cleanLine(text.slice(0, searchLength)).trim();
  return searchTerm(search) ? search : "";
}

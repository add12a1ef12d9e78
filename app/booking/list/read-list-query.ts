import "~/lib/zod-config";
import { z } from "zod";
import { searchTerm } from "~/booking/record/search-text";
import { services } from "~/booking/services";
import { stages } from "~/booking/stage/stages";
import { bookingStatus } from "~/booking/status";
import { optionalDay } from "~/lib/day-schema";
import { readFields } from "~/lib/parse-form";
import { cleanLine, cutText, searchLength } from "~/lib/text";
import { readPageNumber } from "~/lib/to-page";
import { isUuid } from "~/lib/uuid";
import { locales } from "~/messages/languages";
import {
  defaultFilter,
  defaultOrder,
  listDates,
  listOrders,
  type ListQuery,
  listSorts,
  listWaiting,
  me,
  none,
  open,
  toListParams,
  withValidSort,
} from "./filter";

const flag = z
  .literal("1")
  .transform(() => true as const)
  .optional()
  .catch(undefined);

const listQuerySchema = z
  .object({
    q: z.string().transform(readSearch).catch(defaultFilter.q),
    status: z
      .enum(["0", "1"])
      .transform((text) => (text === "0" ? bookingStatus.pending : bookingStatus.viewed))
      .optional()
      .catch(undefined),
    service: z
      .enum([...services.map(({ slug }) => slug), none])
      .optional()
      .catch(undefined),
    language: z.enum(locales).optional().catch(undefined),
    stage: z
      .enum([...stages, open])
      .optional()
      .catch(undefined),
    owner: z
      .string()
      .toLowerCase()
      .refine((text) => text === me || text === none || isUuid(text))
      .optional()
      .catch(undefined),
    waiting: z.enum(listWaiting).optional().catch(undefined),
    replied: flag,
    spam: flag,
    date: z.enum(listDates).catch(defaultFilter.date),
    from: optionalDay,
    to: optionalDay,
    sort: z.enum(listSorts).catch(defaultFilter.sort),
    order: z.enum(listOrders).optional().catch(undefined),
    page: z
      .string()
      .optional()
      .transform((text) => readPageNumber(text ?? null)),
  })
  .transform((list): ListQuery => withValidSort({ ...list, order: list.order ?? defaultOrder[list.sort] }));

/** Reads a list query from a query string. Never throws: invalid parameters are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  return listQuerySchema.parse(readFields(search, listQuerySchema));
}

/**
 * Returns the query string in the form that is stored and compared: known parameters in a fixed order, without the page and default values.
 */
export function canonicalListQuery(query: string): string {
  const params = Object.entries(toListParams(readListQuery(new URLSearchParams(query))));
  const entries = params.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(entries).toString();
}

/** Returns the search as shown to staff. Empty if normalization leaves no searchable text. */
function readSearch(text: string): string {
  const search = cutText(cleanLine(text), searchLength).trim();
  return searchTerm(search) ? search : "";
}

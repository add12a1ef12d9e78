import "~/lib/zod-config";
import { z } from "zod";
import { formatDollars, toTypedPrice } from "~/lib/format-amount";
import { parseDollars } from "~/lib/parse-dollars";
import { line, requiredLine } from "~/lib/text-fields";
import { missing, notText, tooLong } from "~/messages/settings";
import * as text from "~/messages/settings-lists";
import { entryReference } from "./entry";

export const maxPrices = 200;
/** The maximum length of the label of a price or a quote line, in characters. */
export const maxLabelLength = 120;
/** In characters. */
export const maxUnitLength = 30;
/** The maximum price of one unit, in US cents. */
export const maxUnitCents = 100_000_000;

export const priceSchema = z.object({
  ...entryReference,
  label: requiredLine({
    errors: () => ({
      missing: missing(text.price.label),
      tooLong: (limit) => tooLong(text.price.label, limit),
    }),
    limit: maxLabelLength,
  }),
  unit: line({
    errors: () => ({
      missing: notText(text.price.unit),
      tooLong: (limit) => tooLong(text.price.unit, limit),
    }),
    limit: maxUnitLength,
  }).default(""),
  price: z.string(text.price.format).transform(parsePrice),
});

export interface Price {
  id: string;
  label: string;
  unit: string;
  unitCents: number;
}

export interface OfferedPrice {
  id: string;
  label: string;
  /** Such as `$200.00 per sheet`. */
  detail: string;
  unit: string;
  /** The text for the price field. */
  typed: string;
}

export function toOfferedPrice({ id, label, ...price }: Price): OfferedPrice {
  return {
    id,
    label,
    detail: describePrice(price),
    unit: price.unit,
    typed: toTypedPrice(price.unitCents),
  };
}

function parsePrice(typed: string, context: z.RefinementCtx): number {
  const cents = parseDollars(typed);
  if (cents !== null && Math.abs(cents) <= maxUnitCents) return cents;
  const message = cents === null ? text.price.format : text.price.range(formatDollars(maxUnitCents));
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/** Returns `$200.00 per sheet`. */
export function describePrice({ unit, unitCents }: Pick<Price, "unit" | "unitCents">): string {
  const amount = formatDollars(unitCents);
  return unit ? text.price.each(amount, unit) : amount;
}

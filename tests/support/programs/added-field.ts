import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { apiDocument } from "~/api/document.server";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { checkSteps, pickAnswers } from "~/booking/form/journey";
import { readableAnswers } from "~/booking/form/readable-answers";
import { submitAnswers } from "~/booking/form/submit.server";
import { toBookingJson } from "~/booking/list/booking-json";
import { exportHeaders, toExportRow } from "~/booking/list/export-bookings.server";
import { findFullBooking } from "~/booking/list/full-bookings.server";
import { bookingSchema } from "~/booking/schema";
import { connect, setConnection } from "~/db/client.server";
import { databaseSettings } from "~/db/settings.server";
import { useForm } from "~/forms/use-form";
import { translations } from "~/messages/languages";
import { emptyStep } from "~/routes/site/booking/booking-loader.server";
import { LaterFields } from "~/routes/site/booking/later-fields";
import { loadSettings } from "~/settings/settings.server";
import { confirmTexts } from "../../../scripts/lib/messages/save-texts";
import { toRows } from "../../../scripts/lib/messages/sheet";

/**
 * Run by tests/processes/add-field.test.ts in a copy of the sources, to which the recipe in docs/recipes.md has added a paragraph. Prints
 * what the app makes of a text in the new field.
 */
const [, , , name = "", length = "0"] = process.argv;
const text = "x".repeat(Number(length));

/** Returns the names of the inputs of a step, in their order. */
function inputsOf(step: 2 | 3 | 4): string[] {
  function Step() {
    const data = { ...emptyStep(), step };
    const form = useForm<string>(null, { fields: data.values });
    return createElement(LaterFields, { data, form, advice: data.advice, onRefusals: () => undefined });
  }
  const html = renderToString(createElement(Step));
  return [...new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, each = ""]) => each))];
}

const connection = await connect(databaseSettings());
setConnection(connection);
await loadSettings();
const typed = [
  ...Object.entries({
    fullName: "Ada",
    email: "ada@example.com",
    phone: "(818) 555-0101",
    serviceLocation: "Van Nuys",
  }),
  [name, text] as [string, string],
];
const kept = Object.assign({}, ...([1, 2] as const).map((step) => pickAnswers(typed, step))) as Record<
  string,
  string
>;
const { id } = await submitAnswers(
  bookingSchema.parse({
    fullName: "Ada",
    email: kept.email,
    phone: kept.phone,
    serviceLocation: "Van Nuys",
    [name]: kept[name],
  }),
);
const read = async () => {
  const found = await findFullBooking(id);
  if (!found) throw new Error("The booking is missing.");
  const json: Record<string, unknown> = toBookingJson(found);
  const row = toExportRow({
    ...found.booking,
    viewer: null,
    owner: null,
    quote: undefined,
    visit: undefined,
  });
  return { json: json[name], export: row };
};
const before = await read();
await eraseBookings([id], { mode: "anonymize" });
const after = await read();
await connection.close();
const results = checkSteps(kept);
const reviewed = readableAnswers(kept, results)
  .flatMap(({ items }) => items)
  .find((item) => item.name === name);
const { components } = JSON.parse(apiDocument().text) as {
  components: { schemas: { Booking: { properties: Record<string, unknown> } } };
};
// As `npm run messages:confirm` does.
for (const locale of translations)
  await confirmTexts(locale, (key) => /^booking-(answers|errors)#/.test(key));
const untranslated = translations.flatMap((locale) => toRows(locale)).filter(({ state }) => state !== "");
process.stdout.write(
  JSON.stringify({
    kept: kept[name]?.length,
    inputs: inputsOf(2),
    reviewedAs: reviewed?.value === text && reviewed.label,
    json: String(before.json).length,
    exportedAs: exportHeaders[before.export.indexOf(text)],
    documentedAs: components.schemas.Booking.properties[name],
    afterErasure: after.json,
    untranslated: untranslated.map(({ key }) => key),
  }),
);
process.exit(0);

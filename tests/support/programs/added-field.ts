import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { apiDocument } from "~/api/document.server";
import type { AnswerName } from "~/booking-fields";
import { eraseBookings } from "~/booking/erase/erase-bookings.server";
import { checkSteps, pickAnswers, type RawAnswers, toBooking } from "~/booking/form/journey";
import { readableAnswers } from "~/booking/form/readable-answers";
import { steps } from "~/booking/form/steps";
import { submitAnswers } from "~/booking/form/submit.server";
import { exportHeaders, toExportRow } from "~/booking/list/export-bookings.server";
import { toBookingJson } from "~/booking/record/booking-json";
import { findFullBooking } from "~/booking/record/find-booking.server";
import { connect, db, setConnection } from "~/db/client.server";
import { databaseSettings } from "~/db/connection.server";
import { bookings } from "~/db/schema.server";
import { useForm } from "~/forms/use-form";
import { answerLabels } from "~/messages/booking-answers";
import { bookingToJson } from "~/persons/person-json.server";
import { LaterFields } from "~/routes/site/booking/later-fields";
import { emptyStep } from "~/routes/site/booking/load-booking-form.server";
import { toBookingView } from "~/routes/staff/booking-details/to-booking-view";
import { loadSettings } from "~/settings/settings.server";

/**
 * tests/processes/add-field.test.ts runs this program in a copy of the sources, to which it has added fields by the recipe in
 * docs/recipes.md. The argument contains answers by name, as JSON. Prints how the app handles them.
 */
const answers = JSON.parse(process.argv[3] ?? "{}") as Record<string, string>;

function inputsOf(step: 2 | 3 | 4 | 5): string[] {
  function Step() {
    const data = { ...emptyStep(), step };
    const [, bound] = useForm<Record<AnswerName, string | string[]>>({
      id: "step",
      defaultValue: data.values,
    });
    return createElement(LaterFields, {
      data,
      bound,
      advice: data.advice,
      onRefusals: () => undefined,
      onHeld: () => undefined,
    });
  }
  const html = renderToString(createElement(Step));
  return [...new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, each = ""]) => each))];
}

const connection = await connect(databaseSettings());
setConnection(connection);
await loadSettings();
const typed = Object.entries({
  fullName: "Ada",
  email: "ada@example.com",
  phone: "(818) 555-0101",
  serviceLocation: "Van Nuys",
  termsAccepted: "on",
  privacyConsent: "on",
  ...answers,
});
const kept = Object.assign({}, ...steps.map(({ number }) => pickAnswers(typed, number))) as RawAnswers;
const checks = checkSteps(kept);
const booking = toBooking(checks);
if (!booking) throw new Error("The answers are not valid.");
const { id } = await submitAnswers(booking);

const pickNew = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in answers));

const labels: Partial<Record<string, string>> = answerLabels;
const newLabels = Object.keys(answers).map((name) => labels[name] ?? "");

/** Returns the texts under the labels of the new fields, except empty ones. */
const pickLabeled = (texts: readonly (readonly [label: string, text: unknown])[]) =>
  Object.fromEntries(
    texts.filter(([label, text]) => text && newLabels.some((each) => label.startsWith(each))),
  );

const toPair = ({ label, value }: { label: string; value: string | null }) => [label, value] as const;

async function read() {
  const found = await findFullBooking(id);
  const [row] = await db().select().from(bookings);
  if (!found || !row) throw new Error("The booking is missing.");
  const view = toBookingView({ ...found, quotes: [], visit: null });
  const exported = toExportRow({
    ...found.booking,
    viewer: null,
    owner: null,
    quote: undefined,
    visit: undefined,
  });
  const { consents } = (await bookingToJson(row, [])) as { consents: unknown };
  return {
    json: pickNew(toBookingJson(found)),
    sheet: pickLabeled([...view.groups.flatMap((group) => group.answers), ...view.consents].map(toPair)),
    csv: pickLabeled(exportHeaders.map((header, index) => [header, String(exported[index])])),
    consents,
  };
}

const booked = await read();
await eraseBookings([id], { mode: "anonymize" });
const erased = await read();
await connection.close();
const { components } = JSON.parse(apiDocument().text) as {
  components: { schemas: { Booking: { properties: object } } };
};
process.stdout.write(
  JSON.stringify({
    inputs: { 2: inputsOf(2), 3: inputsOf(3), 5: inputsOf(5) },
    kept: pickNew(kept),
    reviewed: pickLabeled(readableAnswers(kept, checks).flatMap(({ items }) => items.map(toPair))),
    booked,
    erased,
    documented: pickNew(components.schemas.Booking.properties),
  }),
);
process.exit(0);

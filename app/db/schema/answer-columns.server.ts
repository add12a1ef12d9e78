import { integer, text } from "drizzle-orm/pg-core";
import { type AnswerName, columnOf, type ColumnOf, fieldNames, fields } from "~/booking-fields";
import { textList, timestamptz } from "./columns.server";

/** The column of an answer, by the kind of its field. A row from before the field has an empty answer. */
const answerColumn = {
  line: () => text().notNull().default(""),
  paragraph: () => text().notNull().default(""),
  choice: () => text().notNull().default(""),
  list: textList,
  date: timestamptz,
  // There is no empty amount: a further one needs a default for the rows that exist.
  dollars: () => integer().notNull(),
  consent: timestamptz,
};

type AnswerColumns = {
  [Name in AnswerName as ColumnOf<Name>]: ReturnType<(typeof answerColumn)[(typeof fields)[Name]["kind"]]>;
};

/** The columns of the answers, as their fields say. */
export const answerColumns = Object.fromEntries(
  fieldNames.map((name) => [columnOf(name), answerColumn[fields[name].kind]()]),
) as AnswerColumns;

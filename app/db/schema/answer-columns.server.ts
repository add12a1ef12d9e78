import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { type AnyPgColumn, check, integer, text } from "drizzle-orm/pg-core";
import {
  type AnswerName,
  columnOf,
  type ColumnOf,
  fieldNames,
  fields,
  isOfKind,
  type NameOfKind,
} from "~/booking-fields";
import { textList, timestamptz } from "./columns.server";

/** The column of an answer, by the kind of its field. A row from before the field has an empty answer, or the form's initial amount. */
const answerColumn = {
  line: () => text().notNull().default(""),
  paragraph: () => text().notNull().default(""),
  choice: () => text().notNull().default(""),
  list: textList,
  date: timestamptz,
  dollars: (initial: number) => integer().notNull().default(initial),
  consent: timestamptz,
};

type AnswerColumns = {
  [Name in AnswerName as ColumnOf<Name>]: ReturnType<(typeof answerColumn)[(typeof fields)[Name]["kind"]]>;
};

export const answerColumns = Object.fromEntries(
  fieldNames.map((name) => [columnOf(name), toColumn(name)]),
) as AnswerColumns;

function toColumn(name: AnswerName) {
  return isOfKind(name, "dollars")
    ? answerColumn.dollars(fields[name].initial)
    : answerColumn[fields[name].kind]();
}

export function answerChecks(table: Record<NameOfKind<"dollars">, AnyPgColumn>) {
  return fieldNames
    .filter((name) => isOfKind(name, "dollars"))
    .map((name) => {
      const { min, max } = fields[name];
      const isWithin = sql`${table[name]} between ${sql.raw(`${min} and ${max}`)}`;
      return check(`bookings_${toSnakeCase(name)}_check`, isWithin);
    });
}

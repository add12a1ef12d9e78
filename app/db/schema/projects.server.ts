import { boolean, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Translations } from "~/messages/languages";
import { bookings } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";

const projectStatuses = ["draft", "published", "withdrawn"] as const;

/** Stored contents that a public page shows, beside the uploads in `files`, which are never public. */
export const publishedFiles = pgTable("published_files", {
  storedName: text().primaryKey(),
  contentType: text().notNull(),
  byteSize: integer().notNull(),
  sha256: sha256Hex().notNull(),
  createdAt: createdAt(),
});

/** What the company shows of its work. Names no customer. */
export const projects = pgTable("projects", {
  id: id(),
  /** The last segment of its address; it stays when the title changes. */
  slug: text().notNull().unique(),
  title: text().notNull(),
  place: text().notNull(),
  /** The slug of the service. */
  service: text().notNull(),
  text: text().notNull(),
  /** Title and text in other languages. */
  translations: jsonb().$type<Partial<Record<"title" | "text", Translations>>>().notNull().default({}),
  /** The address of a tour or model; may be empty. */
  link: text().notNull().default(""),
  status: text({ enum: projectStatuses }).notNull().default("draft"),
  /** Whether it began with a booking, whose customer must agree before it is published. */
  isFromBooking: boolean().notNull().default(false),
  /** Null also once the booking is erased. */
  bookingId: uuid().references(() => bookings.id, { onDelete: "set null" }),
  /** When a member of staff recorded that the customer agrees, and who; null without consent. */
  consentAt: timestamptz(),
  consentBy: text(),
  /** Counts changes, for the second of two editors. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

/** The pictures of a project, each stored in several sizes under names made of its id. */
export const projectPictures = pgTable(
  "project_pictures",
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    alt: text().notNull(),
    /** The text in other languages. */
    altTranslations: jsonb().$type<Translations>().notNull().default({}),
    /** The widths of its stored sizes in pixels, ascending. */
    widths: integer().array().notNull(),
    /** The height of the largest. */
    height: integer().notNull(),
    /** Of the file that was uploaded, so that a form that is sent twice adds it once. */
    sourceSha256: sha256Hex().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique("project_pictures_source_key").on(table.projectId, table.sourceSha256)],
);

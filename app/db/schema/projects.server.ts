import { boolean, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Translations } from "~/messages/languages";
import { bookings } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";

const projectStatuses = ["draft", "published", "withdrawn"] as const;

/** Stored files of public pages. The uploads in `files` are never public. */
export const publishedFiles = pgTable("published_files", {
  storedName: text().primaryKey(),
  contentType: text().notNull(),
  byteSize: integer().notNull(),
  sha256: sha256Hex().notNull(),
  createdAt: createdAt(),
});

/** Published work of the company. Names no customer. */
export const projects = pgTable("projects", {
  id: id(),
  /** The last segment of the address; it stays when the title changes. */
  slug: text().notNull().unique(),
  title: text().notNull(),
  place: text().notNull(),
  service: text().notNull(),
  text: text().notNull(),
  /** In languages other than English. */
  translations: jsonb().$type<Partial<Record<"title" | "text", Translations>>>().notNull().default({}),
  link: text().notNull().default(""),
  status: text({ enum: projectStatuses }).notNull().default("draft"),
  /** Whether the project was created from a booking, whose customer must agree before it is published. */
  isFromBooking: boolean().notNull().default(false),
  /** Null also after the booking is erased. */
  bookingId: uuid().references(() => bookings.id, { onDelete: "set null" }),
  /** The time when a staff member recorded the customer's consent, and the staff member's email; null without consent. */
  consentAt: timestamptz(),
  consentBy: text(),
  /** Counts changes, to detect that another editor has saved. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

/** The pictures of a project. Each is stored in several sizes under names made of its id. */
export const projectPictures = pgTable(
  "project_pictures",
  {
    id: id(),
    projectId: uuid()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    alt: text().notNull(),
    /** In languages other than English. */
    altTranslations: jsonb().$type<Translations>().notNull().default({}),
    /** The widths of the stored sizes in pixels, ascending. */
    widths: integer().array().notNull(),
    height: integer().notNull(),
    /** The hash of the uploaded file. A form that is sent twice adds one picture. */
    sourceSha256: sha256Hex().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique("project_pictures_source_key").on(table.projectId, table.sourceSha256)],
);

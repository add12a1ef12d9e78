import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bookings } from "./bookings.server";
import { createdAt, id, sha256Hex, timestamptz } from "./columns.server";

/** A draft is seen by staff alone. A withdrawn delivery was published once, and the customer no longer sees it. */
export type DeliveryState = "draft" | "published" | "withdrawn";

/** What the company hands over to the customer of a booking, in versions. At most one of them is a draft. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** Counts the deliveries of a booking from 1. */
    version: integer().notNull(),
    title: text().notNull(),
    /** What the customer reads about it. */
    note: text().notNull().default(""),
    state: text().$type<DeliveryState>().notNull().default("draft"),
    /** The email of the member of staff. */
    createdBy: text().notNull(),
    createdAt: createdAt(),
    publishedAt: timestamptz(),
    withdrawnAt: timestamptz(),
    /** Counts changes, for the second of two editors. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("deliveries_booking_id_version_key").on(table.bookingId, table.version),
    uniqueIndex("deliveries_draft_key")
      .on(table.bookingId)
      .where(sql`${table.state} = 'draft'`),
    check("deliveries_state_check", sql`${table.state} in ('draft', 'published', 'withdrawn')`),
  ],
);

/** A file to download, a link to what another service shows, or a 360° picture: those of a delivery make up its tour. */
type DeliveryItemKind = "file" | "link" | "tour";

/** A file is `receiving` until all its bytes have arrived, and `checking` until its checksum is known. Links are ready at once. */
type DeliveryItemState = "receiving" | "checking" | "ready";

/** What a delivery consists of, in order. */
export const deliveryItems = pgTable(
  "delivery_items",
  {
    id: id(),
    deliveryId: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: "cascade" }),
    /** The place in the list, from 0. */
    position: integer().notNull(),
    kind: text().$type<DeliveryItemKind>().notNull(),
    /** The name of the file, or what the link is called. */
    name: text().notNull(),
    /** Empty for a link. */
    contentType: text().notNull().default(""),
    /** Of the whole file; 0 for a link. */
    byteSize: bigint({ mode: "number" }).notNull().default(0),
    /** Bytes that had arrived when the last request of the upload ended. */
    received: bigint({ mode: "number" }).notNull().default(0),
    /** Null until it is known. */
    sha256: sha256Hex(),
    state: text().$type<DeliveryItemState>().notNull().default("receiving"),
    /** The name in the file store. Null until the file is ready: nothing else names contents that can be read. */
    storedName: text().unique(),
    /** Of a link; otherwise empty. */
    url: text().notNull().default(""),
    /** The email of the member of staff. */
    createdBy: text().notNull(),
    createdAt: createdAt(),
    /** When the last request of the upload ended, for the removal of uploads that nobody continues. */
    activeAt: createdAt(),
  },
  (table) => [
    index("delivery_items_delivery_id_idx").on(table.deliveryId, table.position, table.id),
    check("delivery_items_kind_check", sql`${table.kind} in ('file', 'link', 'tour')`),
    check("delivery_items_state_check", sql`${table.state} in ('receiving', 'checking', 'ready')`),
  ],
);

/**
 * Links by which somebody else than the customer sees the published deliveries of a booking. Only the hash of the token is stored; the
 * token is derived, as that of the private page is.
 */
export const deliveryShares = pgTable("delivery_shares", {
  id: id(),
  bookingId: uuid()
    .notNull()
    .references(() => bookings.id, { onDelete: "cascade" }),
  tokenHash: sha256Hex().notNull().unique(),
  /** Who it is for, as the customer says. */
  label: text().notNull().default(""),
  createdAt: createdAt(),
  expiresAt: timestamptz().notNull(),
  /** When the customer or staff ended it; null if nobody did. */
  endedAt: timestamptz(),
});

/**
 * Links by which everybody sees the tour or the point cloud of a booking, also in a frame on another site. Only the hash of the token is
 * stored, as of `deliveryShares`.
 */
export const publicTours = pgTable(
  "public_tours",
  {
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    tokenHash: sha256Hex().notNull().unique(),
    /** What everybody reads above the picture, such as the address of the property. */
    title: text().notNull(),
    createdAt: createdAt(),
    /** Null if it works until staff end it. */
    expiresAt: timestamptz(),
    /** When staff ended it; null if nobody did. */
    endedAt: timestamptz(),
  },
  (table) => [index("public_tours_booking_id_idx").on(table.bookingId)],
);

/** Who has fetched what of a delivery. */
export const deliveryDownloads = pgTable(
  "delivery_downloads",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: uuid()
      .notNull()
      .references(() => deliveryItems.id, { onDelete: "cascade" }),
    by: text().$type<"customer" | "share">().notNull(),
    /** The link that was used; null for the customer. */
    shareId: uuid().references(() => deliveryShares.id, { onDelete: "cascade" }),
    at: createdAt(),
    /** Bytes that were sent, or, where the proxy sends them, bytes that were asked for. */
    bytesSent: bigint({ mode: "number" }).notNull(),
    /** Whether it was the whole file, in one request. */
    isWhole: boolean().notNull(),
  },
  (table) => [
    index("delivery_downloads_item_id_idx").on(table.itemId, table.at),
    check("delivery_downloads_by_check", sql`${table.by} in ('customer', 'share')`),
  ],
);

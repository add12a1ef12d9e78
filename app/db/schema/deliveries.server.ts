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

/** Only staff see a draft. A withdrawn delivery was published before, and the customer no longer sees it. */
export type DeliveryState = "draft" | "published" | "withdrawn";

/** The results for a booking's customer, in versions. At most one version is a draft. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    title: text().notNull(),
    note: text().notNull().default(""),
    state: text().$type<DeliveryState>().notNull().default("draft"),
    /** The staff member's email. */
    createdBy: text().notNull(),
    createdAt: createdAt(),
    publishedAt: timestamptz(),
    withdrawnAt: timestamptz(),
    /** Counts changes, to detect that another editor has saved. */
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

/** A file to download, a link to a page of another service, or a 360° picture. The pictures of a delivery make up its tour. */
type DeliveryItemKind = "file" | "link" | "tour";

/** A file is `receiving` until all its bytes have arrived, and `checking` until its checksum is known. A link is ready at once. */
type DeliveryItemState = "receiving" | "checking" | "ready";

export const deliveryItems = pgTable(
  "delivery_items",
  {
    id: id(),
    deliveryId: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    kind: text().$type<DeliveryItemKind>().notNull(),
    /** The file name or the link's label. */
    name: text().notNull(),
    contentType: text().notNull().default(""),
    /** The size of the whole file; 0 for a link. */
    byteSize: bigint({ mode: "number" }).notNull().default(0),
    /** Bytes that had arrived at the end of the upload's last request. */
    received: bigint({ mode: "number" }).notNull().default(0),
    /** Null until `ready`, and for a link. */
    sha256: sha256Hex(),
    state: text().$type<DeliveryItemState>().notNull().default("receiving"),
    /** The name in the file store; null until the file is ready. No other column names readable content. */
    storedName: text().unique(),
    url: text().notNull().default(""),
    /** The staff member's email. */
    createdBy: text().notNull(),
    createdAt: createdAt(),
    /** The end of the upload's last request, for the removal of abandoned uploads. */
    activeAt: createdAt(),
  },
  (table) => [
    index("delivery_items_delivery_id_idx").on(table.deliveryId, table.position, table.id),
    check("delivery_items_kind_check", sql`${table.kind} in ('file', 'link', 'tour')`),
    check("delivery_items_state_check", sql`${table.state} in ('receiving', 'checking', 'ready')`),
  ],
);

/** Links through which other people see the published deliveries of a booking. The table stores only the hash of the derived token. */
export const deliveryShares = pgTable("delivery_shares", {
  id: id(),
  bookingId: uuid()
    .notNull()
    .references(() => bookings.id, { onDelete: "cascade" }),
  tokenHash: sha256Hex().notNull().unique(),
  label: text().notNull().default(""),
  createdAt: createdAt(),
  expiresAt: timestamptz().notNull(),
  endedAt: timestamptz(),
});

/** Public links to the tour or the point cloud, which other sites may embed. The table stores only the hash of the derived token. */
export const publicTours = pgTable(
  "public_tours",
  {
    id: id(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    tokenHash: sha256Hex().notNull().unique(),
    /** A public text above the picture, such as the property's address. */
    title: text().notNull(),
    createdAt: createdAt(),
    /** Null for a link that does not expire. */
    expiresAt: timestamptz(),
    endedAt: timestamptz(),
  },
  (table) => [index("public_tours_booking_id_idx").on(table.bookingId)],
);

export const deliveryDownloads = pgTable(
  "delivery_downloads",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: uuid()
      .notNull()
      .references(() => deliveryItems.id, { onDelete: "cascade" }),
    by: text().$type<"customer" | "share">().notNull(),
    shareId: uuid().references(() => deliveryShares.id, { onDelete: "cascade" }),
    at: createdAt(),
    /** Bytes sent, or bytes requested if the proxy sends the file. */
    bytesSent: bigint({ mode: "number" }).notNull(),
    isWhole: boolean().notNull(),
  },
  (table) => [
    index("delivery_downloads_item_id_idx").on(table.itemId, table.at),
    check("delivery_downloads_by_check", sql`${table.by} in ('customer', 'share')`),
  ],
);

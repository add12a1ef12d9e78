CREATE TABLE "spam_marks" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"range" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "bookings_newest_idx";--> statement-breakpoint
DROP INDEX "bookings_name_idx";--> statement-breakpoint
DROP INDEX "bookings_preferred_idx";--> statement-breakpoint
DROP INDEX "bookings_preferred_latest_idx";--> statement-breakpoint
DROP INDEX "bookings_status_newest_idx";--> statement-breakpoint
DROP INDEX "bookings_status_name_idx";--> statement-breakpoint
DROP INDEX "bookings_status_preferred_idx";--> statement-breakpoint
DROP INDEX "bookings_status_preferred_latest_idx";--> statement-breakpoint
DROP INDEX "bookings_search_idx";--> statement-breakpoint
DROP INDEX "bookings_stage_newest_idx";--> statement-breakpoint
DROP INDEX "bookings_owner_newest_idx";--> statement-breakpoint
DROP INDEX "bookings_filter_idx";--> statement-breakpoint
DROP INDEX "bookings_waiting_idx";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "spam_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "spam_by" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "spam_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "client_address" text;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD COLUMN "started_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_drafts" ADD COLUMN "is_trapped" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spam_marks" ADD CONSTRAINT "spam_marks_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spam_marks_range_idx" ON "spam_marks" USING btree ("range","address","created_at");--> statement-breakpoint
CREATE INDEX "spam_marks_created_at_idx" ON "spam_marks" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_spam_by_users_id_fk" FOREIGN KEY ("spam_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_spam_idx" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."spam_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_client_address_idx" ON "bookings" USING btree ("created_at") WHERE "bookings"."client_address" is not null;--> statement-breakpoint
CREATE INDEX "bookings_newest_idx" ON "bookings" USING btree ("created_at","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_name_idx" ON "bookings" USING btree ("name_key","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_preferred_idx" ON "bookings" USING btree ("preferred_date","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_preferred_latest_idx" ON "bookings" USING btree ("preferred_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_status_newest_idx" ON "bookings" USING btree ("status","created_at","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_status_name_idx" ON "bookings" USING btree ("status","name_key","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_status_preferred_idx" ON "bookings" USING btree ("status","preferred_date","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_status_preferred_latest_idx" ON "bookings" USING btree ("status","preferred_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_search_idx" ON "bookings" USING gin ("search_text" gin_trgm_ops) WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_stage_newest_idx" ON "bookings" USING btree ("stage","created_at","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_owner_newest_idx" ON "bookings" USING btree ("owner_id","created_at","id") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_filter_idx" ON "bookings" USING btree ("created_at","id","status","stage","service","owner_id","waiting_for") WHERE "bookings"."spam_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_waiting_idx" ON "bookings" USING btree ("waiting_for","waiting_since","id") WHERE "bookings"."waiting_for" <> 'nobody' and "bookings"."spam_at" is null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_spam_check" CHECK (("bookings"."spam_at" is null) = ("bookings"."spam_reason" is null));
--> statement-breakpoint
UPDATE "booking_drafts" SET "started_at" = "created_at";--> statement-breakpoint
DROP INDEX "bookings_search_grams_idx";--> statement-breakpoint
CREATE INDEX "bookings_search_grams_idx" ON "bookings" USING gin (search_grams("search_text")) WHERE "bookings"."spam_at" is null;--> statement-breakpoint
-- The counts leave out spam. Rows that were counted before are none of it.
CREATE OR REPLACE FUNCTION booking_counts_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "booking_counts" SET
    "total" = "total" + added_counts.all_rows,
    "pending" = "pending" + added_counts.pending_rows
  FROM (
    SELECT count(*) AS all_rows, count(*) FILTER (WHERE "status" = 0) AS pending_rows FROM added WHERE "spam_at" IS NULL
  ) added_counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION booking_counts_after_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "booking_counts" SET
    "total" = "total" - removed_counts.all_rows,
    "pending" = "pending" - removed_counts.pending_rows
  FROM (
    SELECT count(*) AS all_rows, count(*) FILTER (WHERE "status" = 0) AS pending_rows FROM removed WHERE "spam_at" IS NULL
  ) removed_counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION booking_counts_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total_difference bigint;
  pending_difference bigint;
BEGIN
  SELECT
    (SELECT count(*) FROM added WHERE "spam_at" IS NULL) - (SELECT count(*) FROM removed WHERE "spam_at" IS NULL),
    (SELECT count(*) FROM added WHERE "spam_at" IS NULL AND "status" = 0)
      - (SELECT count(*) FROM removed WHERE "spam_at" IS NULL AND "status" = 0)
    INTO total_difference, pending_difference;
  IF total_difference <> 0 OR pending_difference <> 0 THEN
    UPDATE "booking_counts" SET "total" = "total" + total_difference, "pending" = "pending" + pending_difference;
  END IF;
  RETURN NULL;
END $$;

CREATE TABLE "unclaimed_uploads" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "unclaimed_uploads_single_row" CHECK ("unclaimed_uploads"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "files_orphans_idx";--> statement-breakpoint
CREATE INDEX "files_orphans_idx" ON "files" USING btree ("created_at") WHERE "files"."booking_id" is null and "files"."draft_id" is null;--> statement-breakpoint
-- Kept by triggers as the counts of bookings are. Statement-level, so that one statement takes the row once.
CREATE FUNCTION unclaimed_bytes(byte_size integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(byte_size, 65536)::bigint
$$;
--> statement-breakpoint
INSERT INTO "unclaimed_uploads" ("id", "bytes")
SELECT 1, coalesce(sum(unclaimed_bytes("byte_size")), 0) FROM "files" WHERE "booking_id" IS NULL;
--> statement-breakpoint
CREATE FUNCTION unclaimed_uploads_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference bigint;
BEGIN
  SELECT sum(unclaimed_bytes("byte_size")) FROM added WHERE "booking_id" IS NULL INTO difference;
  IF difference <> 0 THEN
    UPDATE "unclaimed_uploads" SET "bytes" = "bytes" + difference;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unclaimed_uploads_after_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference bigint;
BEGIN
  SELECT sum(unclaimed_bytes("byte_size")) FROM removed WHERE "booking_id" IS NULL INTO difference;
  IF difference <> 0 THEN
    UPDATE "unclaimed_uploads" SET "bytes" = "bytes" - difference;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unclaimed_uploads_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference bigint;
BEGIN
  SELECT coalesce((SELECT sum(unclaimed_bytes("byte_size")) FROM added WHERE "booking_id" IS NULL), 0)
    - coalesce((SELECT sum(unclaimed_bytes("byte_size")) FROM removed WHERE "booking_id" IS NULL), 0)
    INTO difference;
  IF difference <> 0 THEN
    UPDATE "unclaimed_uploads" SET "bytes" = "bytes" + difference;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION unclaimed_uploads_after_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "unclaimed_uploads" SET "bytes" = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unclaimed_uploads_insert AFTER INSERT ON "files"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION unclaimed_uploads_after_insert();
--> statement-breakpoint
CREATE TRIGGER unclaimed_uploads_delete AFTER DELETE ON "files"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION unclaimed_uploads_after_delete();
--> statement-breakpoint
CREATE TRIGGER unclaimed_uploads_update AFTER UPDATE ON "files"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION unclaimed_uploads_after_update();
--> statement-breakpoint
CREATE TRIGGER unclaimed_uploads_truncate AFTER TRUNCATE ON "files"
  FOR EACH STATEMENT EXECUTE FUNCTION unclaimed_uploads_after_truncate();

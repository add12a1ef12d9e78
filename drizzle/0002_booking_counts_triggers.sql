-- Statement-level, so that one statement that inserts a thousand bookings takes the counter's row once.
INSERT INTO "booking_counts" ("id", "total", "pending")
SELECT 1, count(*), count(*) FILTER (WHERE "status" = 0) FROM "bookings";
--> statement-breakpoint
CREATE FUNCTION booking_counts_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "booking_counts" SET
    "total" = "total" + (SELECT count(*) FROM added),
    "pending" = "pending" + (SELECT count(*) FROM added WHERE "status" = 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION booking_counts_after_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "booking_counts" SET
    "total" = "total" - (SELECT count(*) FROM removed),
    "pending" = "pending" - (SELECT count(*) FROM removed WHERE "status" = 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION booking_counts_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference bigint;
BEGIN
  SELECT (SELECT count(*) FROM added WHERE "status" = 0) - (SELECT count(*) FROM removed WHERE "status" = 0)
    INTO difference;
  IF difference <> 0 THEN
    UPDATE "booking_counts" SET "pending" = "pending" + difference;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_counts_insert AFTER INSERT ON "bookings"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION booking_counts_after_insert();
--> statement-breakpoint
CREATE TRIGGER booking_counts_delete AFTER DELETE ON "bookings"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION booking_counts_after_delete();
--> statement-breakpoint
CREATE TRIGGER booking_counts_update AFTER UPDATE ON "bookings"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION booking_counts_after_update();

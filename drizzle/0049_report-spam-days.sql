-- A mark as spam, and its end, also change the days of the quotes and visits of a request: reports leave them out with it.
CREATE OR REPLACE FUNCTION report_changes_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moments timestamptz[];
BEGIN
  IF TG_TABLE_NAME = 'booking_events' THEN
    SELECT array["created_at"] INTO moments FROM "bookings" WHERE "id" = NEW."booking_id";
  ELSIF TG_TABLE_NAME = 'visits' THEN
    moments := array[OLD."starts_at", NEW."starts_at"];
  ELSE
    moments := array[OLD."created_at", NEW."created_at"];
    IF TG_TABLE_NAME = 'bookings' AND TG_OP = 'UPDATE' THEN
      IF (OLD."spam_at" IS NULL) <> (NEW."spam_at" IS NULL) THEN
        moments := moments
          || array(SELECT "created_at" FROM "quotes" WHERE "booking_id" = NEW."id")
          || array(SELECT "starts_at" FROM "visits" WHERE "booking_id" = NEW."id");
      END IF;
    END IF;
  END IF;
  INSERT INTO "report_changes" ("day")
    SELECT DISTINCT (moment AT TIME ZONE 'America/Los_Angeles')::date FROM unnest(moments) AS moment
    WHERE moment IS NOT NULL;
  RETURN NULL;
END $$;

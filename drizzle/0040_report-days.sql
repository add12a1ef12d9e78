CREATE TABLE "report_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sums" jsonb NOT NULL
);
--> statement-breakpoint
-- Notes the days in Pacific time whose numbers in reports change: by the old row, by the new one, or by both. Each trigger names the column
-- of the moment.
CREATE FUNCTION report_changes_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moments timestamptz[];
BEGIN
  IF TG_TABLE_NAME = 'booking_events' THEN
    SELECT array["created_at"] INTO moments FROM "bookings" WHERE "id" = NEW."booking_id";
  ELSIF TG_TABLE_NAME = 'visits' THEN
    moments := array[OLD."starts_at", NEW."starts_at"];
  ELSE
    moments := array[OLD."created_at", NEW."created_at"];
  END IF;
  INSERT INTO "report_changes" ("day")
    SELECT DISTINCT (moment AT TIME ZONE 'America/Los_Angeles')::date FROM unnest(moments) AS moment
    WHERE moment IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER report_changes_of_bookings AFTER INSERT OR DELETE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION report_changes_note();
--> statement-breakpoint
CREATE TRIGGER report_changes_of_changed_bookings
  AFTER UPDATE OF "created_at", "service", "stage", "waiting_for", "spam_at" ON "bookings" FOR EACH ROW
  WHEN ((OLD."created_at", OLD."service", OLD."stage", OLD."waiting_for", OLD."spam_at" IS NULL)
    IS DISTINCT FROM (NEW."created_at", NEW."service", NEW."stage", NEW."waiting_for", NEW."spam_at" IS NULL))
  EXECUTE FUNCTION report_changes_note();
--> statement-breakpoint
CREATE TRIGGER report_changes_of_events AFTER INSERT ON "booking_events" FOR EACH ROW
  WHEN (NEW."kind" IN ('message-sent', 'quote-sent', 'quote-accepted', 'visit-scheduled', 'stage-changed'))
  EXECUTE FUNCTION report_changes_note();
--> statement-breakpoint
CREATE TRIGGER report_changes_of_quotes
  AFTER INSERT OR DELETE OR UPDATE OF "created_at", "state", "valid_until", "total_cents" ON "quotes" FOR EACH ROW
  EXECUTE FUNCTION report_changes_note();
--> statement-breakpoint
CREATE TRIGGER report_changes_of_visits
  AFTER INSERT OR DELETE OR UPDATE OF "starts_at", "staff_id", "minutes", "canceled_at" ON "visits" FOR EACH ROW
  EXECUTE FUNCTION report_changes_note();

-- The new check is not validated: it allows everything that the old one did, and a validation would read the table under its lock.
CREATE TABLE "mail_stops" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cause" text NOT NULL,
	"response" text NOT NULL,
	"next_probe_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_stops_id_check" CHECK ("mail_stops"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_state_check";--> statement-breakpoint
DROP INDEX "mails_limit_idx";--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_notice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "condition" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lane" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender_key" char(64);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "range_key" char(64);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "admitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "leased_by" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "void_reason" text;--> statement-breakpoint
CREATE INDEX "mails_held_idx" ON "mails" USING btree ("lane","sender_key","created_at") WHERE "mails"."state" = 'held';--> statement-breakpoint
CREATE INDEX "mails_admitted_idx" ON "mails" USING btree ("admitted_at") WHERE "mails"."admitted_at" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state_check" CHECK ("mails"."state" in ('waiting', 'held', 'sent', 'probably-delivered', 'failed', 'canceled')) NOT VALID;
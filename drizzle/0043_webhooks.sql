CREATE TABLE "webhook_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_calls_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"booking_id" uuid,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"leased_by" uuid,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_calls_state_check" CHECK ("webhook_calls"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] DEFAULT '{}'::text[] NOT NULL,
	"encrypted_secret" text NOT NULL,
	"encrypted_previous" text,
	"previous_until" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"pause_reason" text,
	"failing_since" timestamp (3) with time zone,
	"made_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_pause_check" CHECK (("webhooks"."paused_at" is null) = ("webhooks"."pause_reason" is null)),
	CONSTRAINT "webhooks_reason_check" CHECK ("webhooks"."pause_reason" in ('staff', 'failing', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_calls_waiting_idx" ON "webhook_calls" USING btree ("webhook_id","next_attempt_at","id") WHERE "webhook_calls"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_calls_booking_idx" ON "webhook_calls" USING btree ("booking_id","webhook_id","position") WHERE "webhook_calls"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_calls_newest_idx" ON "webhook_calls" USING btree ("webhook_id","position");--> statement-breakpoint
CREATE INDEX "webhook_calls_created_idx" ON "webhook_calls" USING btree ("created_at");
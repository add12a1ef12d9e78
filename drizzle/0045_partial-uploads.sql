CREATE TABLE "partial_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sent_from" text NOT NULL,
	"draft_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD CONSTRAINT "partial_uploads_draft_id_booking_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."booking_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partial_uploads_draft_id_idx" ON "partial_uploads" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "partial_uploads_active_at_idx" ON "partial_uploads" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "partial_uploads_sent_from_idx" ON "partial_uploads" USING btree ("sent_from");
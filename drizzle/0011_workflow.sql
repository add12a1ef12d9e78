CREATE TABLE "booking_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"author" text,
	"kind" text DEFAULT 'message' NOT NULL,
	"text" text NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_links" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_state_check" CHECK ("quotes"."state" in ('sent', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "request_links" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" char(64) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"staff_id" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_minutes_check" CHECK ("visits"."minutes" between 15 and 1440)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_new_requests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_answers" text DEFAULT 'mine' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "calendar_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "stage_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "waiting_for" text DEFAULT 'us' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar_method" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "booking_messages" ADD CONSTRAINT "booking_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_links" ADD CONSTRAINT "draft_links_draft_id_booking_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."booking_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_links" ADD CONSTRAINT "request_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_messages_booking_id_idx" ON "booking_messages" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE INDEX "draft_links_draft_id_idx" ON "draft_links" USING btree ("draft_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_booking_id_number_key" ON "quotes" USING btree ("booking_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_open_key" ON "quotes" USING btree ("booking_id") WHERE "quotes"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "visits_booking_id_key" ON "visits" USING btree ("booking_id") WHERE "visits"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "visits_starts_at_idx" ON "visits" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "visits_staff_id_idx" ON "visits" USING btree ("staff_id","starts_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_stage_newest_idx" ON "bookings" USING btree ("stage","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_service_newest_idx" ON "bookings" USING btree ("service","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_owner_newest_idx" ON "bookings" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_waiting_idx" ON "bookings" USING btree ("waiting_for","waiting_since","id") WHERE "bookings"."waiting_for" <> 'nobody';--> statement-breakpoint
CREATE INDEX "bookings_email_idx" ON "bookings" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_phone_digits_idx" ON "bookings" USING btree ("phone_digits");--> statement-breakpoint
CREATE INDEX "bookings_location_idx" ON "bookings" USING btree (md5(lower("service_location")),"created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_onceKey_unique" UNIQUE("once_key");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mails_answers_check" CHECK ("users"."mails_answers" in ('none', 'mine', 'all'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_stage_check" CHECK ("bookings"."stage" in ('new', 'in-review', 'quoted', 'scheduled', 'done', 'declined', 'canceled'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_waiting_for_check" CHECK ("bookings"."waiting_for" in ('us', 'them', 'nobody'));--> statement-breakpoint
UPDATE "bookings" SET
	"stage" = CASE WHEN "status" = 1 THEN 'in-review' ELSE 'new' END,
	"waiting_for" = CASE WHEN "status" = 1 THEN 'nobody' ELSE 'us' END,
	"stage_changed_at" = "created_at",
	"waiting_since" = "created_at";

CREATE TABLE "busy_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"encrypted_address" text NOT NULL,
	"tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fault" text
);
--> statement-breakpoint
CREATE TABLE "busy_spans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "busy_calendars" ADD CONSTRAINT "busy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "busy_spans" ADD CONSTRAINT "busy_spans_user_id_busy_calendars_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."busy_calendars"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "busy_spans_user_id_idx" ON "busy_spans" USING btree ("user_id","ends_at");
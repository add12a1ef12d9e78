CREATE TABLE "sweep_clock" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"horizon" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'steady' NOT NULL,
	CONSTRAINT "sweep_clock_has_one_row" CHECK ("sweep_clock"."id")
);
--> statement-breakpoint
CREATE TABLE "sweep_holds" (
	"sweep" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);

CREATE TABLE "last_backup" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ended_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"last_made_at" timestamp (3) with time zone,
	CONSTRAINT "last_backup_single_row" CHECK ("last_backup"."id")
);

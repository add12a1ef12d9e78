ALTER TABLE "booking_drafts" ADD COLUMN "refused_files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "booking_drafts" SET "answers" = "answers" - 'refusedFiles' WHERE "answers" ? 'refusedFiles';

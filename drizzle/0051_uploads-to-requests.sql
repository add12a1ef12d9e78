ALTER TABLE "files" ADD COLUMN "sent_to" uuid;--> statement-breakpoint
ALTER TABLE "partial_uploads" ADD COLUMN "sent_to" uuid;
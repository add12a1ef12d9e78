DROP INDEX "visits_booking_id_key";--> statement-breakpoint
CREATE INDEX "visits_booking_id_idx" ON "visits" USING btree ("booking_id","starts_at") WHERE "visits"."canceled_at" is null;
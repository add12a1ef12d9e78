CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "deliveries_state_check" CHECK ("deliveries"."state" in ('draft', 'published', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "delivery_downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" uuid NOT NULL,
	"by" text NOT NULL,
	"share_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"bytes_sent" bigint NOT NULL,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "delivery_downloads_by_check" CHECK ("delivery_downloads"."by" in ('customer', 'share'))
);
--> statement-breakpoint
CREATE TABLE "delivery_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"delivery_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"byte_size" bigint DEFAULT 0 NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"sha256" char(64),
	"state" text DEFAULT 'receiving' NOT NULL,
	"stored_name" text,
	"url" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_items_storedName_unique" UNIQUE("stored_name"),
	CONSTRAINT "delivery_items_kind_check" CHECK ("delivery_items"."kind" in ('file', 'link', 'tour')),
	CONSTRAINT "delivery_items_state_check" CHECK ("delivery_items"."state" in ('receiving', 'checking', 'ready'))
);
--> statement-breakpoint
CREATE TABLE "delivery_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"token_hash" char(64) NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "delivery_shares_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_downloads" ADD CONSTRAINT "delivery_downloads_item_id_delivery_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."delivery_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_downloads" ADD CONSTRAINT "delivery_downloads_share_id_delivery_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."delivery_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_items" ADD CONSTRAINT "delivery_items_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_shares" ADD CONSTRAINT "delivery_shares_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_booking_id_version_key" ON "deliveries" USING btree ("booking_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_draft_key" ON "deliveries" USING btree ("booking_id") WHERE "deliveries"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "delivery_downloads_item_id_idx" ON "delivery_downloads" USING btree ("item_id","at");--> statement-breakpoint
CREATE INDEX "delivery_downloads_share_id_idx" ON "delivery_downloads" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "delivery_downloads_at_idx" ON "delivery_downloads" USING btree ("at");--> statement-breakpoint
CREATE INDEX "delivery_items_delivery_id_idx" ON "delivery_items" USING btree ("delivery_id","position","id");--> statement-breakpoint
CREATE INDEX "delivery_items_unfinished_idx" ON "delivery_items" USING btree ("active_at") WHERE "delivery_items"."state" <> 'ready';--> statement-breakpoint
CREATE INDEX "delivery_shares_booking_id_idx" ON "delivery_shares" USING btree ("booking_id","created_at");
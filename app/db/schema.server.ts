/** Every table. Each table has one owning module; other modules call its functions. */
export * from "./schema/accounts.server";
export * from "./schema/bookings.server";
export * from "./schema/busy-times.server";
export * from "./schema/deliveries.server";
export * from "./schema/drafts.server";
export * from "./schema/mails.server";
export * from "./schema/operations.server";
export * from "./schema/projects.server";
export * from "./schema/security.server";
export * from "./schema/webhooks.server";
export * from "./schema/booking-work.server";

/** The service location: typed, or fetched from the device. */

export * from "~/messages/fr-BE/booking-location";

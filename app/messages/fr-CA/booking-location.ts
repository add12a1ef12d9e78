export * from "~/messages/fr-BE/booking-location";

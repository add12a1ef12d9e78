/** The service location: typed, or fetched from the device. */

export * from "../fr-BE/booking-location";

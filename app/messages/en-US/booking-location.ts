/** The service location: typed, or fetched from the device. */

export const locationHint = "Use your current location or type an address.";
export const address = "Address or place";
export const addressLocked = "We’ll use your current location. Clear it to type an address.";
export const fetchLocation = "Fetch Current Location";
export const clearLocation = "Clear";
export const fetchLocked = "Clear the address to use your current location.";
export const typeInstead =
  "Type an address below. Or allow this site to use your location in your browser’s settings, and try again.";
export const orType = "or type it";
export const locationFailed = "Unable to retrieve your location.";
export const locationUnsupported = "Geolocation is not supported by this browser.";
/** For staff. The text says only that there is a pin, because the customer could be anywhere when they sent it. */
export const mapPin = (coordinates: string) => `Map pin ${coordinates}`;
export const currentPosition = (coordinates: string) => `Current position (${coordinates})`;

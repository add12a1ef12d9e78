export const title = "Possible duplicates";
export const advice =
  "If it’s the same request, cancel the later one, and name the other’s reference in the email. Its files and messages stay there.";
export const dismiss = "Different request";
export const dismissOf = (reference: string) => `Different request: ${reference}`;
export const dismissed = "The two count as different requests.";
export const gone = "That request isn’t listed as a duplicate anymore.";
export const named = (reference: string, name: string) => `${reference}, ${name}`;
export const sameReasons = {
  email: "same email",
  phone: "same phone",
  place: "same place",
};

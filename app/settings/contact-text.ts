import { company } from "./company";

type Variant = string | ((contact: string) => string);

/** A message that tells people how to reach the company, and what it says while the company has no phone. */
export interface ContactMessage {
  byPhone: Variant;
  byEmail: Variant;
}

/** Returns the variant that fits the settings; a function gets the phone number or the email address. */
export function contactText({ byPhone, byEmail }: ContactMessage): string {
  const { phone, email } = company();
  if (!phone) return fill(byEmail, email);
  return fill(byPhone, phone.label);
}

function fill(variant: Variant, contact: string) {
  return typeof variant === "string" ? variant : variant(contact);
}

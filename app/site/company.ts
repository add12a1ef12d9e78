/** The company's name and contact details: everything that another company would change. */
export const company = {
  name: "Datum 3D",
  description:
    "We scan buildings, rooms and large objects, and turn what we measure into tours, drawings and models.",
  email: "hello@datum3d.example",
  phone: { label: "(818) 555-0142", href: "tel:+18185550142", international: "+1-818-555-0142" },
  address: { label: "Van Nuys, California", locality: "Van Nuys", region: "CA", country: "US" },
  regions: ["California", "Nevada", "Oregon"],
  /** The URLs are placeholders until the accounts exist. */
  social: [
    { name: "Facebook", href: "#", icon: "facebook" },
    { name: "Twitter", href: "#", icon: "twitter" },
    { name: "Youtube", href: "#", icon: "youtube" },
    { name: "Instagram", href: "#", icon: "instagram" },
  ],
  turnaround: "typically 1-2 weeks",
  accuracy: "1/8 inch over 100 ft",
} as const;

/** Returns the document title of a page: its own name, then the company's. */
export function titleOf(page: string): string {
  return `${page} | ${company.name}`;
}

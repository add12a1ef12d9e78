/** The company's name and contact details: everything that another company would change. */
export const company = {
  name: "Datum 3D",
  email: "hello@datum3d.example",
  phone: { label: "(818) 555-0142", href: "tel:+18185550142", international: "+1-818-555-0142" },
  address: { locality: "Van Nuys", region: "CA", country: "US" },
} as const;

/** Returns the document title of a page: its own name, then the company's. */
export function titleOf(page: string): string {
  return `${page} | ${company.name}`;
}

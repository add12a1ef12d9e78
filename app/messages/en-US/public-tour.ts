/** The public page of a tour or a point cloud, which other sites can frame. */

export const description = (company: string) => `A place in 3D, scanned by ${company}.`;
export const madeBy = (company: string) => `Scanned by ${company}`;
export const unknownTitle = "This tour isn’t online";
export const unknownLead = "The link may be incomplete, or the tour was taken down.";

/** For the customer and for staff. */
export const heading = "Public tour link";
export const lead =
  "Everybody who has the link sees the tour, and nothing else of your request. Use it in listings, emails and posts.";
export const worksUntil = (day: string) => `Works until ${day}`;
export const worksUntilEnded = "Works until we take it down";
export const embed = "Code for your website";
export const embedHint = "Paste it where the tour should appear. Change width and height as you like.";

/** Advice about answers of the booking form, at the field and for staff. */

export const outsideArea =
  "We usually work in California, Nevada and Oregon. Send your request anyway and we’ll tell you what we can do.";
export const weekend = "That’s a weekend. We’ll tell you if we can make it, or offer a weekday.";
export const shortNotice = {
  hours: (hours: number) => `That’s less than ${hours} hours away. We’ll try, and a backup date helps.`,
  days: (days: number) => `That’s less than ${days} days away. We’ll try, and a backup date helps.`,
};
export const unusualHour = "We usually visit between 7 AM and 7 PM. We’ll tell you if we can make it.";
export const didYouMean = (email: string) => `Did you mean ${email}?`;

export const worthChecking = "Worth checking";
export const staffOutsideArea = "The place is outside California, Nevada and Oregon.";
export const staffWeekend = {
  preferredDate: "The preferred date is on a weekend.",
  backupDate: "The backup date is on a weekend.",
};
export const staffUnusualHour = {
  preferredDate: "The preferred date is before 7 AM or after 7 PM.",
  backupDate: "The backup date is before 7 AM or after 7 PM.",
};
export const staffShortNotice = {
  preferredDate: {
    hours: (hours: number) =>
      `The preferred date was less than ${hours} hours away when the request came in.`,
    days: (days: number) => `The preferred date was less than ${days} days away when the request came in.`,
  },
  backupDate: {
    hours: (hours: number) => `The backup date was less than ${hours} hours away when the request came in.`,
    days: (days: number) => `The backup date was less than ${days} days away when the request came in.`,
  },
};
export const staffNotDelivered = (formats: string, services: string) =>
  `We don’t usually deliver ${formats} with ${services}.`;

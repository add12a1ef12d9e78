/** What the list can do with an account. It asks about both first. */
export type Intent = "update" | "remove";

interface Question {
  /** The exact question. */
  title: string;
  /** What comes of it. */
  consequence: (name: string) => string;
  /** The button that means yes. */
  yes: string;
}

export const confirmations: Record<Intent, Question> = {
  update: {
    title: "Are you sure you want to update this user's details?",
    consequence: (name) => `The new password counts at once. Where ${name} is signed in, the session ends.`,
    yes: "Update",
  },
  remove: {
    title: "Are you sure you want to remove this user?",
    consequence: (name) => `${name} loses access at once. Bookings stay.`,
    yes: "Remove",
  },
};

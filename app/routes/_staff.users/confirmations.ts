/** The changes that a row offers; both need a confirmation. */
export type Intent = "update" | "remove";

interface Confirmation {
  title: string;
  describeConsequence: (name: string) => string;
  confirmLabel: string;
}

export const confirmations: Record<Intent, Confirmation> = {
  update: {
    title: "Are you sure you want to update this user's details?",
    describeConsequence: (name) =>
      `The new password counts at once. Where ${name} is signed in, the session ends.`,
    confirmLabel: "Update",
  },
  remove: {
    title: "Are you sure you want to remove this user?",
    describeConsequence: (name) => `${name} loses access at once. Bookings stay.`,
    confirmLabel: "Remove",
  },
};

/** The emails that carry a secret link. */

export const requestLink = {
  subject: (reference: string) => `The link to your request ${reference}`,
  paragraphs: [
    "Somebody, most likely you, asked for the link to your request.",
    "Anyone with this link can see the request, so keep it to yourself.",
  ],
  open: "Open your request",
};

export const invitation = {
  subject: (company: string) => `Your invitation to ${company}`,
  paragraphs: ({ inviter, company, days }: { inviter: string; company: string; days: number }) => [
    `${inviter} invited you to the back office of ${company}.`,
    `This link works once, for ${days} days. Use it to choose your password. Anyone who has it can create your account, so don’t forward it.`,
  ],
  open: "Create your account",
  footnote: "Don’t know what this is? You can ignore this email.",
};

export const passwordReset = {
  subject: "Choose a new password",
  askedBy: {
    owner: "Somebody, most likely you, asked for a link to choose a new password for your staff account.",
    admin: "An administrator sent you this link to choose a new password for your staff account.",
  },
  works: (minutes: number) =>
    `It works once, for ${minutes} minutes. Anyone who has it can choose your password, so don’t forward it.`,
  open: "Choose a new password",
  footnote: "Didn’t ask for this? You can ignore this email. Your password stays as it is.",
};

export const draftLink = {
  subject: "Continue your booking request",
  text: [
    "Use this link to continue your booking request on any device. Anyone who has it can see your answers, so please don’t forward it.",
    "Didn’t ask for this? You can ignore this email. We won’t send another.",
  ],
  /** Added where the draft names another address, or none. */
  other:
    "Somebody else may have started this request and entered your address. If you don’t know about it, don’t continue it.",
  keptUntil: "Kept until",
  open: "Continue your request",
};

export * from "~/messages/fr-BE/advice";

export const weekend =
  "Cette date tombe une fin de semaine. Nous vous dirons si c’est possible, ou vous proposerons un jour de semaine.";
export const unusualHour =
  "Nous venons généralement entre 7\u00a0h et 19\u00a0h. Nous vous dirons si c’est possible.";
export const didYouMean = (email: string) => `Vouliez-vous dire ${email}?`;

export const staffWeekend = {
  preferredDate: "La date souhaitée tombe une fin de semaine.",
  backupDate: "La date de rechange tombe une fin de semaine.",
};
export const staffUnusualHour = {
  preferredDate: "La date souhaitée est avant 7\u00a0h ou après 19\u00a0h.",
  backupDate: "La date de rechange est avant 7\u00a0h ou après 19\u00a0h.",
};

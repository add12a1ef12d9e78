export const outsideArea =
  "Nous travaillons généralement en Californie, au Nevada et en Oregon. Envoyez tout de même votre demande et nous vous dirons ce que nous pouvons faire.";
export const weekend =
  "Cette date tombe un week-end. Nous vous dirons si c’est possible, ou vous proposerons un jour de semaine.";
export const shortNotice = {
  hours: (hours: number) =>
    `C’est dans moins de ${hours} heures. Nous essaierons de venir, et une date de rechange nous aidera.`,
  days: (days: number) =>
    `C’est dans moins de ${days} jours. Nous essaierons de venir, et une date de rechange nous aidera.`,
};
export const unusualHour =
  "Nous venons généralement entre 7 et 19 heures. Nous vous dirons si c’est possible.";
export const didYouMean = (email: string) => `Vouliez-vous dire ${email}\u202f?`;

export const worthChecking = "À vérifier";
export const staffOutsideArea = "Le lieu n’est ni en Californie, ni au Nevada, ni en Oregon.";
export const staffWeekend = {
  preferredDate: "La date souhaitée tombe un week-end.",
  backupDate: "La date de rechange tombe un week-end.",
};
export const staffUnusualHour = {
  preferredDate: "La date souhaitée est avant 7 heures ou après 19 heures.",
  backupDate: "La date de rechange est avant 7 heures ou après 19 heures.",
};
export const staffShortNotice = {
  preferredDate: {
    hours: (hours: number) =>
      `À l’arrivée de la demande, il restait moins de ${hours} heures avant la date souhaitée.`,
    days: (days: number) =>
      `À l’arrivée de la demande, il restait moins de ${days} jours avant la date souhaitée.`,
  },
  backupDate: {
    hours: (hours: number) =>
      `À l’arrivée de la demande, il restait moins de ${hours} heures avant la date de rechange.`,
    days: (days: number) =>
      `À l’arrivée de la demande, il restait moins de ${days} jours avant la date de rechange.`,
  },
};
export const staffNotDelivered = (formats: string, services: string) =>
  `Nous ne livrons généralement pas ce format avec ${services}\u00a0: ${formats}.`;

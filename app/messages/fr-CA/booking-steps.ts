import * as belgian from "~/messages/fr-BE/booking-steps";

export * from "~/messages/fr-BE/booking-steps";

export const steps = {
  ...belgian.steps,
  contact: { name: "Coordonnées", introduction: "Qui devons-nous contacter pour ce projet?" },
  service: { name: "Détails du service", introduction: "Où et quand devons-nous numériser?" },
};

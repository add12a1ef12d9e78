export const steps = {
  contact: { name: "Coordonnées", introduction: "Qui devons-nous contacter pour ce projet\u202f?" },
  service: { name: "Détails du service", introduction: "Où et quand devons-nous scanner\u202f?" },
  project: {
    name: "Détails du projet",
    introduction: "Des réponses approximatives suffisent. Nous les reverrons avec vous.",
  },
  additional: {
    name: "Autres informations",
    introduction: "Tout est facultatif. Des plans et des photos nous aident à nous préparer.",
  },
  consents: {
    name: "Conditions et consentement",
    introduction: "Vérifiez vos réponses, puis donnez votre accord et envoyez la demande.",
  },
};

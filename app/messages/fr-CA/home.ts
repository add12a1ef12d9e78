import * as belgian from "~/messages/fr-BE/home";

export * from "~/messages/fr-BE/home";

export const metaDescription =
  "Numérisation 3D en Californie, au Nevada et en Oregon\u00a0: visites virtuelles, jumeaux numériques, mise en valeur, BIM et plans, précis à 3,2\u00a0mm sur 30,5\u00a0m.";

export const hero = {
  ...belgian.hero,
  lead: "En Californie, au Nevada et en Oregon, nous numérisons pièces, bâtiments et grands objets. Nous livrons ensuite visites virtuelles, plans et modèles mesurables.",
  accuracy: (figure: string) => `Précision de ${figure}`,
  points: "Un salon numérisé au laser\u00a0: divan, étagères et lampes formés de milliers de points.",
};

export const steps = {
  ...belgian.steps,
  select: {
    ...belgian.steps.select,
    text: "Visites virtuelles, jumeaux numériques ou mise en valeur virtuelle. Il y en a quatre autres.",
  },
  customize: {
    ...belgian.steps.customize,
    text: "Indiquez le type de propriété, la superficie et vos exigences particulières.",
  },
};

export const unsure = { ...belgian.unsure, title: "Vous ne savez pas lequel choisir?" };

export const figures = {
  ...belgian.figures,
  buildingUnit: "po (3,2\u00a0mm)",
  buildingSpan: "sur 100\u00a0pi (30,5\u00a0m)",
};

export const questions = {
  ...belgian.questions,
  contact: (email: string) => `Une autre question? Écrivez à <email>${email}</email>.`,
  usualTime: "Généralement 1 à 2 semaines après le rendez-vous.",
  list: (city: string, time: string) => [
    {
      question: "Quels services proposez-vous?",
      answer:
        "Visites virtuelles 3D, jumeau numérique, mise en valeur virtuelle, Scan to BIM, plans 2D d’après numérisation, numérisation pour la gestion des installations et numérisation de grands objets. Chaque service a une page qui détaille ce que vous recevrez.",
    },
    {
      question: "Comment réserver?",
      answer:
        "Cliquez sur «\u00a0Réserver un rendez-vous\u00a0» et remplissez le formulaire. Cinq étapes courtes, sans créer de compte.",
    },
    {
      question: "Combien de temps prend un projet?",
      answer: `${time} Vous avez une échéance? Indiquez-la dans le formulaire, et nous vous dirons si nous pouvons la tenir.`,
    },
    {
      question: "Acceptez-vous les projets sur mesure?",
      answer:
        "Oui. Dites-nous ce que vous avez et ce qu’il vous faut, et nous vous proposerons une démarche.",
    },
    {
      question: "Où travaillez-vous?",
      answer: `Partout en Californie, au Nevada et en Oregon. Nos bureaux sont à ${city}.`,
    },
  ],
  cost: {
    ...belgian.questions.cost,
    question: "Combien cela coûte-t-il?",
    promise: "La soumission est gratuite, et vous aurez un prix avant tout déplacement.",
  },
  prepare: { ...belgian.questions.prepare, question: "Comment préparer le\u00a0rendez-vous?" },
  reschedule: { ...belgian.questions.reschedule, question: "Puis-je changer la date?" },
  fileSize: { ...belgian.questions.fileSize, question: "Quelle est la taille maximale des fichiers?" },
  reply: "Quand aurai-je une réponse?",
  payment: "Comment payer?",
  ownership: "À qui appartiennent les données?",
};

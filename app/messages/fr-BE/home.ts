import { plural } from "~/messages/plural";

export const title = "Accueil";
export const metaDescription =
  "Scan 3D en Californie, au Nevada et en Oregon\u00a0: visites virtuelles, jumeaux numériques, home staging, BIM et plans, précis à 3,2\u00a0mm sur 30,5\u00a0m.";

export const hero = {
  title: "Visualisez avec\u00a0précision, construisez en\u00a0confiance",
  lead: "En Californie, au Nevada et en Oregon, nous scannons pièces, bâtiments et grands objets. Nous livrons ensuite visites virtuelles, plans et modèles mesurables.",
  accuracy: (figure: string) => `Précis à ${figure}`,
  caption: "Une même pièce, en nuage de points et telle que vous la verriez.",
  points: "Un salon scanné au laser\u00a0: canapé, étagères et lampes formés de milliers de points.",
  photo: "Le même salon en photo.",
  comparison: "Déplacer la limite entre nuage de points et photo",
  comparisonValue: "Nuage de points\u00a0: #\u00a0%",
};

export const steps = {
  title: "Pour commencer",
  lead: "Voici comment réserver, en toute simplicité",
  select: {
    title: "Choisissez votre service",
    text: "Visites virtuelles, jumeaux numériques ou home staging virtuel. Il y en a quatre autres.",
    alt: "Trois maquettes sur socles\u00a0: un appartement, un bâtiment et une pièce meublée. Le bâtiment est mis en évidence.",
  },
  customize: {
    title: "Précisez votre projet",
    text: "Indiquez le type de bien, la surface et vos exigences particulières.",
    alt: "Maquette d’une pièce dont un mur est tiré vers l’extérieur, avec des poignées aux angles et des cotes le long des arêtes.",
  },
  schedule: {
    title: "Planifiez et confirmez",
    text: "Choisissez une date pour un rendez-vous sur place ou une consultation à distance. Vous recevrez une confirmation et la marche à suivre pour terminer la réservation.",
    alt: "Un scanner 3D déploie son faisceau dans une pièce. À côté, un calendrier dont un jour est en relief.",
  },
};

export const services = {
  title: "Nos services",
  lead: "Découvrez nos services 3D, qui donnent vie aux espaces",
};

export const unsure = {
  title: "Vous ne savez pas lequel choisir\u202f?",
  text: "Parlez-nous de l’espace et de ce que vous en attendez. Une personne lit chaque demande et vous recommandera le service adapté.",
};

export const figures = {
  title: "Mesuré, pas estimé",
  building: "Précision sur tout un bâtiment",
  buildingUnit: "de pouce (3,2\u00a0mm)",
  buildingSpan: "sur 100\u00a0pieds (30,5\u00a0m)",
  detail: "Précision de détail",
  detailUnit: "mm",
  detailReach: "depuis une position du scanner 3D, sur un objet immobile",
  buyers: "Pourquoi publier une visite virtuelle",
  buyersUnit: "\u00a0%",
  buyersText: "des acheteurs achètent plus volontiers avec une visite virtuelle.",
  source: "Source\u00a0: <source></source>",
  sectors: "Secteurs pour lesquels nous travaillons",
};

export const questions = {
  title: "Questions fréquentes",
  contact: (email: string) => `Une autre question\u202f? Écrivez à <email>${email}</email>.`,
  usualTime: "Généralement 1 à 2 semaines après le rendez-vous.",
  list: (city: string, time: string) => [
    {
      question: "Quels services proposez-vous\u202f?",
      answer:
        "Visites virtuelles 3D, jumeau numérique, home staging virtuel, Scan to BIM, plans 2D d’après scan, scan pour le facility management et scan de grands objets. Chaque service a une page qui détaille ce que vous recevrez.",
    },
    {
      question: "Comment réserver\u202f?",
      answer:
        "Cliquez sur «\u00a0Réserver un rendez-vous\u00a0» et remplissez le formulaire. Cinq étapes courtes, sans créer de compte.",
    },
    {
      question: "Combien de temps prend un projet\u202f?",
      answer: `${time} Vous avez une échéance\u202f? Indiquez-la dans le formulaire, et nous vous dirons si nous pouvons la tenir.`,
    },
    {
      question: "Acceptez-vous des projets sur mesure\u202f?",
      answer:
        "Oui. Dites-nous ce que vous avez et ce qu’il vous faut, et nous vous proposerons une démarche.",
    },
    {
      question: "Où travaillez-vous\u202f?",
      answer: `Partout en Californie, au Nevada et en Oregon. Nos bureaux sont à ${city}.`,
    },
  ],
  cost: {
    question: "Combien cela coûte-t-il\u202f?",
    depends: "Cela dépend de la taille de l’espace et de ce qu’il faut dessiner ou modéliser.",
    promise: "Le devis est gratuit, et vous aurez un prix avant tout déplacement.",
  },
  prepare: {
    question: "Comment préparer le\u00a0rendez-vous\u202f?",
    answer:
      "Veillez à ce que nous puissions entrer dans chaque pièce, et dites-nous ce que nous devons savoir du lieu.",
    more: "Voir la liste de vérification",
  },
  reschedule: {
    question: "Puis-je changer la date\u202f?",
    answer: "Oui. Chaque demande a une page privée. Vous pouvez y demander une autre date à tout moment.",
    until: plural({
      one: "Vous pouvez y annuler le rendez-vous jusqu’à # heure avant son début.",
      many: "Vous pouvez y annuler le rendez-vous jusqu’à # d’heures avant son début.",
      other: "Vous pouvez y annuler le rendez-vous jusqu’à # heures avant son début.",
    }),
  },
  fileSize: {
    question: "Quelle est la taille maximale des fichiers\u202f?",
    answer: (files: number, size: string) =>
      `Jusqu’à ${files} fichiers de ${size} chacun. Si l’un d’eux est plus grand, mettez un lien dans le formulaire, et nous irons le chercher.`,
  },
  reply: "Quand aurai-je une réponse\u202f?",
  payment: "Comment payer\u202f?",
  ownership: "À qui appartiennent les données\u202f?",
};

export const closing = "Parlez-nous de l’espace. Nous vous proposerons un prix et une date.";

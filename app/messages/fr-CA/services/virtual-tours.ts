import * as belgian from "~/messages/fr-BE/services/virtual-tours";

export * from "~/messages/fr-BE/services/virtual-tours";

export const lead =
  "Nous numérisons chaque pièce et assemblons les numérisations en une visite que chacun peut parcourir dans un navigateur.";
export const summary = "Parcourez une propriété depuis n’importe quel écran, pièce par pièce.";
export const about = {
  ...belgian.about,
  paragraphs: [
    "Une visite 3D est plus qu’une série de photos à 360°. Les photos sont reliées entre elles. Les visiteurs passent de position en position, pièce par pièce, et regardent partout.",
    "Elle épargne un trajet à tout le monde. Un acheteur à qui la propriété ne convient pas le sait avant de prendre la route.",
  ],
};
export const visit = {
  heading: "Le jour de la numérisation",
  steps: [
    {
      title: "Préparez l’espace",
      text: "Lumières allumées, stores réglés, effets personnels hors de vue. Nous vous enverrons une liste de vérification.",
    },
    {
      title: "Nous faisons le parcours",
      text: "Nous passons par chaque porte et chaque recoin. Personnes et animaux restent hors de la pièce où nous sommes.",
    },
    {
      title: "Nous vérifions avant de partir",
      text: "Nous vérifions chaque numérisation avant de remballer, et refaisons tout ce qui est flou ou masqué.",
    },
  ],
};
export const deliverables = {
  ...belgian.deliverables,
  items: [
    {
      name: "Visite hébergée",
      use: "Pour fiches d’inscription, courriels et réseaux sociaux. Un lien, sans application.",
      format: "Lien web",
    },
    {
      name: "Code d’intégration",
      use: "Pour votre propre site web, dans un cadre de toute taille.",
      format: "HTML",
    },
    { name: "Plan d’étage", use: "Un plan schématique avec les noms des pièces.", format: "PDF" },
    {
      name: "Vidéo de visite",
      use: "Pour les sites qui n’acceptent que la vidéo.",
      format: "MP4",
    },
  ],
};
export const limits = {
  ...belgian.limits,
  items: [
    {
      title: "Faite pour regarder",
      text: "Les dimensions des pièces suffisent pour savoir si le divan y tient. Si un contrat en dépend, ajoutez des plans 2D d’après numérisation au même rendez-vous.",
    },
    {
      title: "Vitres, miroirs, soleil",
      text: "Les miroirs et les grandes fenêtres peuvent laisser des trous dans la numérisation. Nous en tenons compte et retouchons le reste.",
    },
    {
      title: "L’état à un moment donné",
      text: "La visite montre le lieu le jour de la numérisation. Après une rénovation, certaines pièces peuvent être numérisées de nouveau et remplacées.",
    },
  ],
};
export const questions = [
  {
    question: "Les visiteurs ont-ils besoin d’une application?",
    answer: "Non. Tout navigateur actuel suffit, sur téléphone, tablette ou ordinateur.",
  },
  {
    question: "Pouvez-vous exclure certaines pièces?",
    answer:
      "Oui. Indiquez-les dans le formulaire ou le jour de la numérisation. Leurs portes restent fermées dans la visite.",
  },
  {
    question: "Pouvons-nous ajouter des textes et des liens dans la visite?",
    answer:
      "Pas dans les visites que nous hébergeons. Affichez la visite dans un cadre sur votre propre page, et écrivez autour ce que vous voulez.",
  },
];
export const closing = "Quel espace voulez-vous ouvrir à la visite?";

import * as belgian from "~/messages/fr-BE/services/virtual-staging";

export * from "~/messages/fr-BE/services/virtual-staging";

export const description =
  "Mise en valeur virtuelle (virtual staging) de pièces numérisées en 3D. Espaces vides meublés à l’échelle, toujours livrés avec la photo intacte.";
export const facts = [
  { term: "Base", value: "une numérisation de la pièce" },
  { term: "Images livrées", value: "avant et après" },
];
export const picture = {
  ...belgian.picture,
  alt: "Une chambre en deux états, séparés par une ligne de balayage. Vide à gauche, meublée à droite d’un lit, de tableaux et d’un fauteuil.",
};
export const about = {
  ...belgian.about,
  paragraphs: [
    "Le plus souvent, la mise en valeur part d’une photo et devine la profondeur. Nous partons d’une numérisation\u00a0: chaque meuble occupe sa vraie largeur au sol.",
    "Tout le reste est la vraie pièce, défauts compris. Chaque photo meublée est signalée comme telle.",
  ],
};
export const visit = {
  ...belgian.visit,
  steps: [
    {
      title: "Nous numérisons et photographions",
      text: "Nous numérisons les pièces et photographions les vues que vous voulez.",
    },
    {
      title: "Vous choisissez un style",
      text: "Choisissez parmi nos exemples ou envoyez le vôtre. Un même style s’applique à toutes les pièces.",
    },
    {
      title: "Vous vérifiez les épreuves",
      text: "Dites-nous quoi déplacer ou remplacer. Vous approuvez, et nous livrons les images finales.",
    },
  ],
};
export const deliverables = {
  ...belgian.deliverables,
  items: [
    {
      name: "Photos meublées",
      use: "Pour fiches d’inscription et impression, avec la mention «\u00a0mise en valeur virtuelle\u00a0».",
      format: "JPEG, PDF",
    },
    {
      name: "Originaux non retouchés",
      use: "Les mêmes vues sans meubles.",
      format: "JPEG",
    },
    {
      name: "Vidéo avant-après",
      use: "Une courte vidéo qui passe en fondu du vide au meublé.",
      format: "MP4",
    },
  ],
};
export const limits = { ...belgian.limits, heading: "Où s’arrête la mise en valeur" };
export const questions = [
  {
    question: "Pouvez-vous meubler une pièce qui contient encore des meubles?",
    answer:
      "Oui, s’ils peuvent être mis hors champ. Les effacer reviendrait à inventer ce qui est derrière, et nous ne le faisons pas.",
  },
  {
    question: "Une pièce peut-elle avoir plusieurs styles?",
    answer: "Oui. Nous numérisons une fois, et chaque style donne une autre série de photos.",
  },
  {
    question: "Pouvons-nous utiliser nos propres meubles?",
    answer: "Oui. Envoyez des modèles 3D, ou des dimensions et des photos.",
  },
];

export const description =
  "Home staging virtuel sur des pièces relevées par scan 3D. Espaces vides meublés à l’échelle, toujours livrés avec la photo non retouchée.";
export const lead =
  "Nous meublons des pièces vides dans la photo, à l’échelle, et livrons aussi la vue de la pièce vide.";
export const summary = "Des pièces vides, meublées à l’échelle dans la photo.";
export const attempt = "Comparer avant et après";
export const facts = [
  { term: "Base", value: "un scan de la pièce" },
  { term: "Images livrées", value: "avant et après" },
];
export const picture = {
  alt: "Une chambre en deux états, séparés par une ligne de scan. Vide à gauche, meublée à droite d’un lit, de tableaux et d’un fauteuil.",
  caption: "Une chambre, un point de vue. La ligne marque où commencent les meubles.",
};
export const about = {
  heading: "Des meubles vraiment à leur place",
  paragraphs: [
    "Le plus souvent, le home staging part d’une photo et devine la profondeur. Nous partons d’un scan\u00a0: chaque meuble occupe sa vraie largeur au sol.",
    "Tout le reste est la vraie pièce, défauts compris. Chaque photo meublée est signalée comme telle.",
  ],
};
export const visit = {
  heading: "Du vide au meublé",
  steps: [
    {
      title: "Nous scannons et photographions",
      text: "Nous scannons les pièces et photographions les vues que vous voulez.",
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
  note: "Trois livrables par vue.",
  items: [
    {
      name: "Photos meublées",
      use: "Pour annonces et impression, avec la mention «\u00a0home staging virtuel\u00a0».",
      format: "JPEG, PDF",
    },
    {
      name: "Originaux non retouchés",
      use: "Les mêmes vues sans meubles.",
      format: "JPEG",
    },
    {
      name: "Vidéo avant-après",
      use: "Un court clip qui passe en fondu du vide au meublé.",
      format: "MP4",
    },
  ],
};
export const price =
  "Le nombre de pièces, de vues et de styles, plus le déplacement. La modélisation de vos propres meubles s’y ajoute.";
export const limits = {
  heading: "Où s’arrête le home staging",
  items: [
    {
      title: "Nous ajoutons, nous ne réparons pas",
      text: "Pas de nouvelles fenêtres, pas de taches masquées, pas de plus belle vue. Les acheteurs verront la vraie pièce.",
    },
    {
      title: "À l’échelle réelle",
      text: "Si une table est trop grande pour la pièce, nous en prenons une plus petite.",
    },
    {
      title: "La lumière ne change pas",
      text: "Les ombres suivent la lumière de la photo. Un autre moment de la journée demande une autre photo.",
    },
  ],
};
export const questions = [
  {
    question: "Pouvez-vous meubler une pièce qui contient encore des meubles\u202f?",
    answer:
      "Oui, s’ils peuvent être mis hors champ. Les effacer reviendrait à inventer ce qui est derrière, et nous ne le faisons pas.",
  },
  {
    question: "Une pièce peut-elle avoir plusieurs styles\u202f?",
    answer: "Oui. Nous scannons une fois, et chaque style donne une autre série de photos.",
  },
  {
    question: "Pouvons-nous utiliser nos propres meubles\u202f?",
    answer: "Oui. Envoyez des modèles 3D, ou des dimensions et des photos.",
  },
];
export const closing = "Montrez aux acheteurs comment ils pourraient y vivre.";

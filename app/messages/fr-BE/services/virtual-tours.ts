export const description =
  "Visites virtuelles 3D de logements, magasins, hôtels et salles, avec lien, code d’intégration, plan d’étage et vidéo en un seul rendez-vous.";
export const lead =
  "Nous scannons chaque pièce et assemblons les scans en une visite que chacun peut parcourir dans un navigateur.";
export const summary = "Parcourez un bien depuis n’importe quel écran, pièce par pièce.";
export const attempt = "Parcourir une visite";
export const facts = [
  { term: "Fonctionne sur", value: "téléphone, tablette, ordinateur" },
  { term: "Vues", value: "360° depuis chaque position" },
];
export const picture = {
  alt: "Salon et salle à manger. Au sol, des anneaux vert menthe reliés par un parcours en pointillé marquent les arrêts d’une visite 3D.",
  caption: "Chaque anneau marque où se trouvait la caméra, et où votre visiteur peut se placer.",
};
export const about = {
  heading: "Une visite sans\u00a0rendez-vous",
  paragraphs: [
    "Une visite 3D est plus qu’une série de photos à 360°. Les photos sont reliées entre elles. Les visiteurs passent de position en position, pièce par pièce, et regardent partout.",
    "Elle épargne un trajet à tout le monde. Un acheteur à qui le bien ne convient pas le sait avant de prendre la route.",
  ],
};
export const visit = {
  heading: "Le jour du scan",
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
      text: "Nous contrôlons chaque scan avant de remballer, et refaisons tout ce qui est flou ou masqué.",
    },
  ],
};
export const deliverables = {
  note: "Quatre livrables en un seul rendez-vous.",
  items: [
    {
      name: "Visite hébergée",
      use: "Pour annonces, e-mails et réseaux sociaux. Un lien, sans application.",
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
export const price =
  "La taille et le nombre de pièces comptent le plus. Les espaces extérieurs, le déplacement et les options comme la vidéo s’y ajoutent.";
export const limits = {
  heading: "Ce qu’une visite virtuelle dit, et ne dit pas",
  items: [
    {
      title: "Faite pour regarder",
      text: "Les dimensions des pièces suffisent pour savoir si le canapé y tient. Si un contrat en dépend, ajoutez des plans 2D d’après scan au même rendez-vous.",
    },
    {
      title: "Vitres, miroirs, soleil",
      text: "Les miroirs et les grandes fenêtres peuvent laisser des trous dans le scan. Nous en tenons compte et retouchons le reste.",
    },
    {
      title: "L’état à un moment donné",
      text: "La visite montre le lieu le jour du scan. Après une rénovation, certaines pièces peuvent être rescannées et remplacées.",
    },
  ],
};
export const questions = [
  {
    question: "Les visiteurs ont-ils besoin d’une application\u202f?",
    answer: "Non. Tout navigateur actuel suffit, sur téléphone, tablette ou ordinateur.",
  },
  {
    question: "Pouvez-vous exclure certaines pièces\u202f?",
    answer:
      "Oui. Indiquez-les dans le formulaire ou le jour du scan. Leurs portes restent fermées dans la visite.",
  },
  {
    question: "Pouvons-nous ajouter des textes et des liens dans la visite\u202f?",
    answer:
      "Pas dans les visites que nous hébergeons. Affichez la visite dans un cadre sur votre propre page, et écrivez autour ce que vous voulez.",
  },
];
export const closing = "Quel espace voulez-vous ouvrir à la visite\u202f?";

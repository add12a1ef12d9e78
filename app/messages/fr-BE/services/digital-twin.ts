// The page about digital twins.

export const description =
  "Jumeaux numériques pour la construction et l’architecture. Une copie mesurée de votre bâtiment, que toute l’équipe peut ouvrir et tenir à jour.";
export const lead =
  "Une copie mesurée de votre bâtiment pour l’équipe de conception, l’entreprise et le propriétaire. Chaque rendez-vous la complète.";
export const summary = "Une copie mesurée de votre bâtiment pour les équipes de conception et de chantier.";
export const accuracy = "1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Formats ouverts", value: "E57, IFC, PLY" },
];
export const picture = {
  alt: "Bâtiment de deux niveaux au crépuscule. Le rez-de-chaussée est photoréaliste, l’étage est un modèle translucide aux lignes vert menthe.",
  caption: "En bas, le bâtiment. En haut, son jumeau numérique.",
};
export const about = {
  heading: "Un bâtiment, deux façons de le voir",
  paragraphs: [
    "Les plans montrent ce qui était prévu. Un jumeau numérique montre ce qui a été construit. Chaque surface visible est à sa vraie place, et chaque local a son nom.",
    "Les entreprises y comparent le travail de la semaine. Des années plus tard, le propriétaire voit ce qu’il y a derrière le plafond\u00a0: nous l’avons scanné avant la fermeture.",
  ],
};
export const visit = {
  heading: "Comment un jumeau naît et reste à jour",
  steps: [
    {
      title: "Nous posons le canevas",
      text: "Chaque scan se rattache à des points fixes autour du site. Étages et phases se superposent donc.",
    },
    {
      title: "Nous scannons tout une fois",
      text: "Nous scannons l’intérieur et l’extérieur, et vérifions le résultat avant de le publier.",
    },
    {
      title: "Nous revenons",
      text: "Aux étapes que vous choisissez, nous scannons ce qui a changé. Chaque version garde sa date.",
    },
  ],
};
export const deliverables = {
  note: "Quatre livrables. Commencez par ce qu’il vous faut maintenant. Le reste peut suivre.",
  items: [
    {
      name: "Jumeau en ligne",
      use: "Tourner, couper et mesurer dans le navigateur, sans logiciel particulier.",
      format: "Lien web",
    },
    {
      name: "Nuage de points assemblé",
      use: "Les mesures sur lesquelles repose chaque vue.",
      format: "E57, LAS",
    },
    {
      name: "Maillage des surfaces",
      use: "Pour la visualisation et les études énergétiques.",
      format: "OBJ, PLY",
    },
    {
      name: "Modèle des espaces et éléments",
      use: "Niveaux, locaux et éléments principaux en objets nommés.",
      format: "IFC",
    },
  ],
};
export const price =
  "La surface, le nombre de rendez-vous et l’ampleur de la modélisation. L’accès au site et les horaires de travail comptent aussi.";
export const limits = {
  heading: "Jusqu’où s’y fier",
  items: [
    {
      title: "Précision\u00a0: 1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)",
      text: "Elle vaut pour tout un bâtiment assemblé. Le rapport donne les points d’appui et l’erreur résiduelle de chacun.",
    },
    {
      title: "Surfaces visibles uniquement",
      text: "L’intérieur d’un mur ne s’y trouve que si nous l’avons scanné ouvert ou indiqué comme repris de vos plans.",
    },
    {
      title: "À jour à la date du dernier scan",
      text: "Chaque partie porte la date de son scan.",
    },
  ],
};
/** What each industry orders the service for. */
export const uses = {
  "architecture-engineering-construction":
    "La situation existante pour les concepteurs, le suivi d’avancement pour le chantier.",
  "commercial-real-estate":
    "Les mêmes données pour le propriétaire, l’agent immobilier et l’équipe d’aménagement.",
  "government-and-public-sector": "Des données qui restent quand personnel et entrepreneurs changent.",
};
export const questions = [
  {
    question: "En quoi un jumeau numérique diffère-t-il de Scan to BIM\u202f?",
    answer:
      "Scan to BIM vous donne un modèle de conception. Un jumeau est l’ensemble des données autour. Vous pouvez commencer par un jumeau et modéliser des étages plus tard.",
  },
  {
    question: "À qui appartiennent les données\u202f?",
    answer: "À vous, en formats ouverts. Vous pouvez transférer le jumeau sur une autre plateforme.",
  },
  {
    question: "Pouvez-vous scanner un chantier en activité\u202f?",
    answer:
      "Oui. Nous convenons des heures et des zones avec le chef de chantier, et retirons du scan les personnes de passage.",
  },
];
export const closing =
  "Dites-nous ce que vous construisez. Nous vous proposerons un plan de scan, des dates et un prix.";

export const layers = {
  heading: "Quatre couches, un système de coordonnées",
  lead: "Chaque couche se construit sur celles du dessous.",
  items: [
    {
      name: "Éléments",
      text: "Portes, équipements et techniques spéciales en objets, chacun avec ses données et sa date de scan.",
    },
    {
      name: "Espaces",
      text: "Niveaux et locaux avec leurs surfaces et les noms que les gens leur donnent vraiment.",
    },
    { name: "Surfaces", text: "Un maillage de tout ce qui est visible, pour les vues et les études." },
    {
      name: "Points",
      text: "Les mesures elles-mêmes. Vérifiez-y tout ce qui est au-dessus.",
    },
  ],
};

export const description =
  "Scan 3D pour le facility management\u00a0: tuyaux, gaines, vannes et équipements situés en 3D et listés pour votre logiciel de maintenance.";
export const lead =
  "Nous scannons locaux techniques, couloirs, plafonds et toitures. Nous en tirons une liste d’équipements liée à des emplacements exacts.";
export const summary =
  "Chaque tuyau, gaine et équipement relevé une fois\u00a0: votre équipe n’a plus à le chercher.";
export const attempt = "Voir un registre d’exemple";
export const accuracy = "1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m)";
export const facts = [
  { term: "Précision", value: accuracy },
  { term: "Liste des équipements", value: "CSV, XLSX" },
];
export const picture = {
  alt: "Couloir technique avec gaines et tuyaux. Un réseau de tuyaux est mis en évidence en vert menthe.",
  caption: "Un seul réseau, suivi dans un couloir encombré.",
};
export const about = {
  heading: "Le bâtiment, sans avoir à chercher",
  paragraphs: [
    "Quelle vanne ferme cette colonne montante\u202f? La nouvelle machine passera-t-elle par la porte\u202f? Ceux qui le savent partent un jour à la pension.",
    "Nous donnons à chaque équipement un nom et un emplacement. Dès lors, une recherche sur votre téléphone suffit.",
  ],
};
export const visit = {
  heading: "Sur place, sans rien arrêter",
  steps: [
    {
      title: "Nous faisons le tour avec vous",
      text: "Une personne qui connaît le bâtiment nous montre les installations et les locaux fermés.",
    },
    {
      title: "Nous scannons pendant l’exploitation",
      text: "Le scanner ne touche à rien. Nous pouvons venir la nuit ou le week-end.",
    },
    {
      title: "Nous relevons les plaques",
      text: "Nous photographions plaques signalétiques et étiquettes, et inscrivons chacune à côté de son équipement.",
    },
  ],
};
export const deliverables = {
  note: "Quatre livrables, prêts à charger dans le système que vous utilisez déjà.",
  items: [
    {
      name: "Registre des équipements",
      use: "Chaque équipement avec repère, réseau, local et photo.",
      format: "CSV, XLSX",
    },
    {
      name: "Visite à 360°",
      use: "Regardez autour de vous dans chaque local. Les étiquettes sont celles du registre.",
      format: "Lien web",
    },
    {
      name: "Modèle des réseaux",
      use: "Tracés principaux des tuyaux et des gaines, en couleurs par réseau.",
      format: "IFC, DWG",
    },
    {
      name: "Nuage de points",
      use: "Pour vérifier les dégagements d’un appareil de remplacement.",
      format: "E57",
    },
  ],
};
export const price =
  "La surface, le nombre de réseaux et la quantité de données par équipement. Les nacelles et l’accès hors horaires prennent du temps en plus.";
export const limits = {
  heading: "Ce que le registre peut promettre",
  items: [
    {
      title: "Positions",
      text: "La précision est de 1/8 de pouce sur 100\u00a0pieds (3,2\u00a0mm sur 30,5\u00a0m). Si elle suffit pour commander une manchette, c’est à votre tuyauteur d’en juger.",
    },
    {
      title: "Lignes de vue",
      text: "Au-dessus des plafonds fixes, nous relevons ce que montre une ouverture. Tout ce que nous n’avons pas pu voir est signalé.",
    },
    {
      title: "Fluide et état",
      text: "Nous suivons le tracé. Vos exploitants confirment ce qui circule dans un tuyau et si une vanne ferme de façon étanche.",
    },
  ],
};
export const questions = [
  {
    question: "Est-ce compatible avec notre logiciel de maintenance\u202f?",
    answer:
      "S’il importe des tableaux, oui. Envoyez-nous un export d’exemple, et nous reprendrons ses colonnes.",
  },
  {
    question: "Ouvrez-vous les plafonds\u202f?",
    answer:
      "Les dalles amovibles, avec votre accord. Votre équipe ouvre les plafonds fixes et les gaines techniques.",
  },
  {
    question: "Comment le tenir à jour\u202f?",
    answer:
      "Notez les petits changements dans le tableau. Après de plus gros travaux, nous rescannerons la zone. Les repères restent les mêmes.",
  },
];
export const closing = "Où votre équipe perd-elle le plus de temps à chercher\u202f?";

export const sample = {
  heading: "Un numéro sur l’image, une ligne dans la liste",
  lead: "Cherchez un équipement et voyez où il est. Devant un équipement, voyez ce que c’est.",
  alt: "Équipements en toiture, en partie en points de scan, avec quatre éléments numérotés. Une centrale de traitement d’air, une vanne, un tuyau calorifugé et un groupe d’eau glacée.",
  items: {
    airHandler: {
      name: "Centrale de traitement d’air",
      system: "Ventilation",
      record: "Modèle, taille des filtres, côté d’entretien",
    },
    valve: {
      name: "Vanne d’arrêt",
      system: "Eau glacée",
      record: "Dimension, position, ce qu’elle ferme",
    },
    pipe: { name: "Tuyau calorifugé", system: "Eau glacée", record: "Diamètre, tracé, supports" },
    chiller: {
      name: "Groupe d’eau glacée",
      system: "Eau glacée",
      record: "Plaque signalétique, dégagement pour l’enlever",
    },
  },
};

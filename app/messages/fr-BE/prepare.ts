export const pageName = "Comment se préparer";
export const description =
  "La liste de vérification pour le jour du scan\u00a0: accès, pièces, personnes et documents. Imprimez-la et cochez\u00a0: le rendez-vous se passera bien.";
export const title = "Comment préparer le\u00a0rendez-vous";
export const lead =
  "Cochez ce qui s’applique avant notre arrivée. Un point vous est impossible\u202f? Dites-le-nous, et nous en tiendrons compte.";
export const print = "La liste tient sur une feuille. Imprimez cette page pour l’avoir avec vous.";
export const link = "Comment se préparer";

export const groups = [
  {
    title: "Accès",
    items: [
      "Quelqu’un est là avec les clés à notre arrivée, ou nous avons les codes.",
      "Les pièces fermées, les toitures et les locaux techniques sont ouverts, ou leurs clés sont sur place.",
      "Les alarmes sont coupées là où nous scannons.",
      "Nous savons où nous garer et décharger, et s’il y a un ascenseur.",
      "Locataires, voisins et personnel savent que nous venons.",
    ],
  },
  {
    title: "Pièces",
    items: [
      "Les portes entre les pièces sont ouvertes.",
      "L’éclairage fonctionne dans chaque pièce. Les stores sont réglés comme vous voulez les voir.",
      "Une partie du sol et des murs est visible. Les meubles peuvent rester.",
      "Pour les photos et les visites virtuelles\u00a0: effets personnels, papiers et écrans sont hors de vue.",
      "Nous connaissons les grands miroirs et les parois vitrées. Les lasers mesurent leurs reflets.",
    ],
  },
  {
    title: "Personnes et animaux",
    items: [
      "Personnes et animaux restent hors de la pièce où nous sommes.",
      "Sur un site soumis à des règles de sécurité, nous savons quoi porter et où nous inscrire.",
    ],
  },
  {
    title: "Objets et équipements",
    items: [
      "Un grand objet est immobile, avec assez de place pour en faire le tour.",
      "Nous savons quelles surfaces sont polies, noires ou transparentes.",
      "Les plaques signalétiques et les étiquettes sont lisibles.",
    ],
  },
  {
    title: "Documents",
    items: [
      "Vous nous avez envoyé les plans que vous avez, même anciens.",
      "Nous savons quelles zones comptent le plus si le temps manque.",
      "Nous avons un nom et un numéro de téléphone pour ce jour-là.",
    ],
  },
];

export const notes = "Notes";
export const closing = "Pas encore de\u00a0rendez-vous\u202f?";

export const heading = "Secteurs";
export const description =
  "Scan 3D pour l’immobilier, la construction, l’assurance, le facility management, l’hôtellerie, l’industrie et le secteur public.";
export const lead = "Le scanner est le même. Ce que vous en attendez, non.";
export const closing =
  "Votre secteur n’y est pas\u202f? Décrivez-nous l’espace, et nous vous dirons ce qu’un scan peut apporter.";

export const illustration = (subject: string) => `${subject} Illustration générée par ordinateur.`;

export const servicesFor = (industry: string) => `Services\u00a0: ${industry}`;

export const industries = {
  "residential-real-estate": {
    name: "Immobilier résidentiel",
    description:
      "Visites virtuelles, plans et photos de logements meublés virtuellement, en un seul rendez-vous.",
    alt: "Vue maison de poupée d’un appartement meublé d’une chambre, avec bureau.",
  },
  "commercial-real-estate": {
    name: "Immobilier non résidentiel",
    description:
      "Surfaces pour le bail, plans pour l’aménagement et visites virtuelles pour les locataires éloignés.",
    alt: "Bureau paysager avec des rangées de tables en chêne, des baffles acoustiques verts et une salle de réunion vitrée.",
  },
  "architecture-engineering-construction": {
    name: "Architecture, ingénierie et construction",
    description:
      "La situation existante avant le début des études. L’avancement comparé au modèle pendant le chantier.",
    alt: "Ossature en béton en construction. L’étage à bâtir y est superposé en modèle translucide.",
  },
  "insurance-and-restoration": {
    name: "Assurance et remise en état",
    description:
      "Les dégâts documentés avant que rien ne bouge. Expert, entrepreneur et propriétaire partent des mêmes mesures.",
    alt: "Pièce abîmée par l’eau, lames de parquet soulevées et ventilateurs de séchage. La partie gauche est en points de scan.",
  },
  "facilities-management": {
    name: "Facility management",
    description:
      "Locaux techniques, toitures et plafonds relevés une fois. Vos techniciens savent où aller avant de quitter l’atelier.",
    alt: "Équipements en toiture, avec centrales de traitement d’air et groupe d’eau glacée. La partie gauche est en points de scan.",
  },
  "travel-and-hospitality": {
    name: "Tourisme et hôtellerie",
    description:
      "Halls, chambres et salles que clients et organisateurs peuvent parcourir avant de réserver.",
    alt: "Hall d’hôtel avec un mur à lattes de bois, un comptoir de réception, des suspensions en globe et des fauteuils.",
  },
  manufacturing: {
    name: "Industrie",
    description:
      "Lignes de production et pièces de fonderie scannées en entier pour changements d’implantation, pièces de rechange et détection de collisions.",
    alt: "Pièces de pompe en fonte sur un convoyeur à rouleaux. La partie gauche se change en points de scan.",
  },
  "government-and-public-sector": {
    name: "Administrations et secteur public",
    description:
      "Bâtiments publics et historiques documentés pour la réparation, l’accessibilité et les archives.",
    alt: "Salle publique à rangées de colonnes. Sa voûte à caissons apparaît en points de scan.",
  },
};

import * as belgian from "~/messages/fr-BE/industries";

export * from "~/messages/fr-BE/industries";

export const description =
  "Numérisation 3D pour l’immobilier, la construction, l’assurance, la gestion des installations, l’hôtellerie et les secteurs manufacturier et public.";
export const closing =
  "Votre secteur n’y est pas? Décrivez-nous l’espace, et nous vous dirons ce qu’une numérisation peut apporter.";

export const industries = {
  ...belgian.industries,
  "commercial-real-estate": {
    ...belgian.industries["commercial-real-estate"],
    name: "Immobilier commercial",
    alt: "Bureau à aire ouverte avec des rangées de tables en chêne, des baffles acoustiques verts et une salle de réunion vitrée.",
  },
  "architecture-engineering-construction": {
    ...belgian.industries["architecture-engineering-construction"],
    description:
      "Les conditions existantes avant le début de la conception. L’avancement comparé au modèle pendant le chantier.",
  },
  "insurance-and-restoration": {
    name: "Assurance et restauration après sinistre",
    description:
      "Les dégâts documentés avant que rien ne bouge. Expert en sinistres, entrepreneur et propriétaire partent des mêmes mesures.",
    alt: "Pièce abîmée par l’eau, lames de plancher soulevées et ventilateurs de séchage. La partie gauche est en nuage de points.",
  },
  "facilities-management": {
    name: "Gestion des installations",
    description:
      "Salles mécaniques, toits et plafonds relevés une fois. Vos techniciens savent où aller avant de quitter l’atelier.",
    alt: "Équipements sur le toit, avec appareils de traitement d’air et refroidisseur. La partie gauche est en nuage de points.",
  },
  manufacturing: {
    name: "Secteur manufacturier",
    description:
      "Lignes de production et pièces de fonderie numérisées en entier pour changements d’implantation, pièces de rechange et détection de collisions.",
    alt: "Pièces de pompe en fonte sur un convoyeur à rouleaux. La partie gauche se change en nuage de points.",
  },
  "government-and-public-sector": {
    ...belgian.industries["government-and-public-sector"],
    name: "Gouvernement et secteur public",
    alt: "Salle publique à rangées de colonnes. Sa voûte à caissons apparaît en nuage de points.",
  },
};

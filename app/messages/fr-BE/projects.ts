export const pageName = "Réalisations";
export const description =
  "Des lieux que nous avons scannés et ce qui en est sorti\u00a0: visites virtuelles, plans et modèles, avec des images de chacun.";
export const title = "Réalisations";
export const lead = "Des lieux que nous avons scannés, et ce que nos clients ont reçu.";
export const none =
  "Rien à montrer ici pour l’instant. Nos pages de services décrivent ce que vous recevriez.";
export const ofService = "Parmi nos réalisations";
export const all = "Toutes les réalisations";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. Découvrez en images ce que notre scan de ce lieu a donné. Service\u00a0: ${service}.`;
export const place = "Lieu";
export const service = "Service";
export const open = "Ouvrir la visite ou le modèle";
export const newTab = "s’ouvre dans un nouvel onglet";
export const closing = "Que pourrions-nous scanner pour vous\u202f?";

export const specimen = {
  heading: "Ce que montre la page d’un projet",
  lead: "Nous n’avons pas encore de projet à montrer. Cet exemple dit ce que contient la page d’un projet.",
  open: "Voir le spécimen",
  label: "Spécimen",
  notice:
    "Un exemple, pas un projet. L’appartement est un modèle 3D, personne n’a commandé ce travail, et chaque fichier est un échantillon.",
  title: "Appartement d’une chambre avec bureau",
  place: "Un modèle 3D",
  alt: "L’appartement meublé, vu d’en haut.",
  planAlt: "L’appartement vu d’en haut, moitié photo, moitié dessin au trait.",
  tourAlt: "Une position de la visite de l’appartement.",
  parts: [
    {
      name: "Ce qu’il fallait",
      text: "Un plan pour concevoir et une visite pour l’annonce, en un seul rendez-vous.",
    },
    {
      name: "En quoi consiste le travail",
      text: "Chaque pièce est scannée sans déplacer les meubles. Les scans sont assemblés, et le plan est dessiné entre faces finies.",
    },
    {
      name: "Comment il est vérifié",
      text: "Chaque ligne de cotes du plan donne au total la cote extérieure.",
    },
    { name: "Ce qui en sort", text: "Trois résultats. Ouvrez chacun d’eux." },
  ],
  links: {
    plan: "Le plan d’étage (PDF)",
    tour: "La visite virtuelle",
    scan: "Le salon en nuage de points",
  },
};

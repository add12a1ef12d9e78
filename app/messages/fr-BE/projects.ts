/** The public pages about the company's projects. */

export const pageName = "Réalisations";
export const description =
  "Des lieux que nous avons scannés et ce qui en est sorti\u00a0: visites virtuelles, plans et modèles, avec des images de chacun.";
export const title = "Réalisations";
export const lead = "Des lieux que nous avons scannés, et ce que nos clients ont reçu.";
export const none = "Rien à montrer ici pour l’instant. Nos services décrivent ce que vous recevriez.";
/** The heading of a service page over up to three projects. */
export const ofService = "Parmi nos réalisations";
export const all = "Toutes les réalisations";
export const descriptionOf = (title: string, place: string, service: string) =>
  `${title}, ${place}. Découvrez en images ce que notre scan de ce lieu a donné. Service\u00a0: ${service}.`;
export const place = "Lieu";
export const service = "Service";
export const open = "Ouvrir la visite ou le modèle";
export const newTab = "s’ouvre dans un nouvel onglet";
export const closing = "Que pourrions-nous scanner pour vous\u202f?";

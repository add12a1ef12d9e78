export const locationHint = "Utilisez votre position actuelle ou entrez une adresse.";
export const address = "Adresse ou lieu";
export const addressLocked = "Nous utiliserons votre position actuelle. Effacez-la pour entrer une adresse.";
export const fetchLocation = "Utiliser ma position actuelle";
export const clearLocation = "Effacer";
export const fetchLocked = "Effacez l’adresse pour utiliser votre position actuelle.";
export const typeInstead =
  "Entrez une adresse ci-dessous. Ou autorisez ce site à utiliser votre position dans les paramètres de votre navigateur, puis réessayez.";
export const orType = "ou entrez une adresse";
export const locationFailed = "Impossible d’obtenir votre position.";
export const locationUnsupported = "Ce navigateur ne prend pas en charge la géolocalisation.";
export const mapPin = (coordinates: string) => `Point sur la carte\u00a0: ${coordinates}`;
export const currentPosition = (coordinates: string) => `Position actuelle (${coordinates})`;

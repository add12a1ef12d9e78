/** The page for an unknown address. A catalog of its own, because its script loads only when needed. */
export const title = "La page que vous cherchiez n’existe pas";
export const advice = "Vérifiez l’orthographe de l’adresse, ou repartez de la page d’accueil.";
export const services = "Nos services";

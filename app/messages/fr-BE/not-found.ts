export const title = "La page que vous cherchiez n’existe pas";
export const advice = "Vérifiez l’orthographe de l’adresse, ou repartez de la page d’accueil.";
export const services = "Nos services";

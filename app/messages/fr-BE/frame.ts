export const skipToContent = "Aller au contenu";
export const mainNavigation = "Principale";
export const drawerNavigation = "Mobile";
export const home = "Accueil";
export const services = "Nos services";
export const industries = "Secteurs";
export const sampleTour = "Exemple de visite";
export const sampleScan = "Exemple de scan";
export const company = "Entreprise";
export const about = "À propos";
export const projects = "Réalisations";
export const staff = "Personnel";
export const findRequest = "Retrouver votre demande";
export const book = "Réserver<more> un rendez-vous</more>";
export const bookAppointment = "Réserver un rendez-vous";
export const menu = "Menu";
export const call = (phone: string) => `Appeler le ${phone}`;

export const language = "Langue\u00a0: ";
export const languages = {
  "en-US": "English",
  vi: "Tiếng Việt",
  "fr-BE": "Français (Belgique)",
  "fr-CA": "Français (Canada)",
};

export const servicesHeading = "Services";
export const contactHeading = "Coordonnées";
export const socialNetworks = {
  facebook: "Facebook",
  twitter: "Twitter",
  youtube: "YouTube",
  instagram: "Instagram",
};
export const illustrations = "Toutes les images de ce site sont générées par ordinateur.";
export const illustrationsButProjects =
  "Toutes les images, sauf celles de nos réalisations, sont générées par ordinateur.";

export const companyDescription =
  "Nous scannons pièces, bâtiments et grands objets, puis en tirons visites virtuelles, plans et modèles.";
export const regions = ["Californie", "Nevada", "Oregon"];
export const accuracy = "1/8 de pouce sur 100 pieds (3,2\u00a0mm sur 30,5\u00a0m)";

export const legalTitles = { terms: "Conditions d’utilisation", privacy: "Politique de confidentialité" };

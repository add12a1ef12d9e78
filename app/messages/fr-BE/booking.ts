export const title = "Réserver un rendez-vous";
export const titleOfStep = (step: string) => `${step} | Réserver un rendez-vous`;
export const titleWithErrors = (title: string) => `Erreur\u00a0: ${title}`;
export const description =
  "Demandez un scan 3D en Californie, au Nevada ou en Oregon. Cinq étapes courtes, et vous pouvez joindre des fichiers.";

export const previous = "Précédent";
export const next = "Suivant";
export const saveAndReview = "Enregistrer et vérifier";
export const submit = "Envoyer la demande";
export const finishLater = "M’envoyer un lien par e-mail";

export const startHere = "Commencez ici";
export const startHereAdvice = (days: number) =>
  `Nous n’avons pas trouvé vos réponses dans ce navigateur. Nous les gardons ${days} jours et avons besoin de cookies pour les retrouver.`;
export const alreadySent = "Vous avez déjà envoyé cette demande";
export const notInRequest =
  "Ce que vous venez de saisir n’y figure pas. Écrivez-le dans un message ci-dessous.";
export const alreadySentLinks = (reference: string) =>
  `Référence ${reference}. <link>Consultez la confirmation</link>, ou commencez une autre demande ci-dessous.`;
export const resume = "Vos réponses sont enregistrées";
export const resumeLink = (step: number) =>
  `<link>Continuez à l’étape ${step}</link>, ou vérifiez-les depuis le début.`;

export const asideName = "À propos de cette demande";
export const soFar = "Votre demande jusqu’ici";
export const notFinal = "Rien n’est encore définitif";
export const notFinalText =
  "Ceci est une demande, pas un engagement. Nous confirmerons la date, l’étendue du projet et le prix avant tout déplacement.";
export const price = "Le prix";
export const reply = "Quand vous aurez de nos nouvelles";
export const talk = "Des questions\u202f?";
export const talkText = {
  byPhone: "Appelez le <phone></phone> ou écrivez à <email></email>.",
  byEmail: "Écrivez à <email></email>.",
};

export const answerHints = {
  email: "Nous ne vous écrirons qu’au sujet de cette demande.",
  phone: "Avec l’indicatif régional, par exemple (818)\u00a0555-0142.",
  accessInstructions: "Code du portail, parking, personne qui nous ouvrira.",
  projectScope: "Quels espaces, de quelle taille, et à quoi servira le scan.",
  numberOfRooms: "D’autres pièces\u202f? Nommez-les sous «\u00a0Étendue du projet\u00a0».",
  outputFormats: "Besoin de RVT, IFC, DWG ou E57\u202f? Précisez-le sous «\u00a0Étendue du projet\u00a0».",
  additionalServices: "Plusieurs choix possibles.",
  budgetRange:
    "Nous avons inscrit 500\u00a0$US pour commencer. Plus de 5\u202f000\u00a0$US\u202f? Entrez 5000 et précisez-le sous «\u00a0Étendue du projet\u00a0».",
  filesLink:
    "Un fichier dépasse 15\u00a0Mo, comme un nuage de points\u202f? Partagez-le sur Google Drive, Dropbox ou OneDrive et collez le lien.",
};

export const budgetBelowPrice = (price: string) =>
  `${price} Nous avons inscrit 500\u00a0$US pour commencer\u00a0: entrez votre propre montant. Plus de 5\u202f000\u00a0$US\u202f? Entrez 5000 et précisez-le sous «\u00a0Étendue du projet\u00a0».`;

export const optionLabels = {
  contactMethod: { Call: "Appel", Text: "SMS" },
  scanType: { Residential: "Résidentiel", Commercial: "Non résidentiel" },
  purpose: {
    "Real Estate": "Immobilier",
    Construction: "Construction",
    Marketing: "Marketing",
  },
  numberOfRooms: { "Living Room": "Salon", Kitchen: "Cuisine", Bedroom: "Chambre" },
  outputFormats: { OBJ: "OBJ", STL: "STL", PLY: "PLY", PDF: "PDF", MP4: "MP4" },
  projectTimeline: {
    Flexible: "Flexible",
    Urgent: "Urgent",
    "Within a Week": "D’ici une semaine",
  },
  deliveryPreferences: {
    "Download link": "Lien de téléchargement",
    "Cloud folder": "Dossier cloud",
    "Web viewer": "Visionneuse web",
    "USB drive by mail": "Clé USB par la poste",
  },
};

export const optionHints = {
  contactMethod: {
    Call: "S’il faut en discuter, nous vous appellerons",
    Text: "Si c’est plus rapide, nous vous enverrons un SMS",
  },
  scanType: {
    Residential: "Maison ou appartement, aussi en copropriété",
    Commercial: "Bureau, magasin, usine ou bâtiment public",
  },
};

export const whichService = "De quel service avez-vous besoin\u202f?";
export const dates = "Quand";
export const datesHint =
  "Toutes les heures sont celles du Pacifique. Vous préférez une consultation à distance\u202f? Demandez-la sous «\u00a0Instructions particulières\u00a0».";
export const usualFormats = (service: string, formats: string) =>
  `${service}\u00a0: généralement en ${formats}. Précisez tout autre format sous «\u00a0Étendue du projet\u00a0».`;
export const servicesBeside = (service: string) => `Autre chose en plus de «\u00a0${service}\u00a0»\u202f?`;

export const correctEmail = "Utiliser cette adresse";

export const uploadLabel = "Envoyer des fichiers (15\u00a0Mo max. chacun)";
export const uploadHint = (files: number, days: number) =>
  `Jusqu’à ${files} fichiers. Si vous n’envoyez pas la demande, nous les supprimons après ${days} jours.`;
export const upload = "Envoyer";
export const dismiss = "Masquer";
export const dismissFile = (name: string) => `Masquer ${name}`;

export const consents = "Votre consentement";
export const terms = "J’accepte les <link>conditions d’utilisation</link>.";
export const newTab = "s’ouvre dans un nouvel onglet";
export const consentChanged = "Le texte que vous acceptez a changé";
export const consentChangedAdvice =
  "Nous avons publié une nouvelle version pendant que vous remplissiez le formulaire. Lisez-la, puis donnez de nouveau votre accord. Vos réponses sont toujours là.";
export const termsHint =
  "Ceci est une demande. Rien n’est réservé tant que nous ne l’avons pas confirmé avec vous.";
export const privacy = (company: string) =>
  `J’accepte que ${company} utilise mes données pour traiter cette demande, conformément à la <link>politique de confidentialité</link>.`;
export const privacyHint = "Seul notre personnel les voit. Vos fichiers ne sont jamais publics.";
export const showcase = (company: string) =>
  `${company} peut montrer le scan terminé comme exemple de son travail.`;
export const showcaseHint = "Sans nom ni adresse. Vous pouvez retirer cet accord à tout moment.";

export const unreachable = "La connexion a échoué";
export const unreachableAdvice =
  "Vos réponses sont toujours là. Vérifiez votre connexion et réessayez, ou contactez-nous.";
export const reachUs = {
  byPhone: "Notre numéro est le <phone></phone>.",
  byEmail: "Notre adresse e-mail est <email></email>.",
};
export const tooManyRequests = "Trop de demandes sont venues de votre réseau";
export const tooManyRequestsAdvice = (wait: string) =>
  `Vos réponses sont toujours là. Réessayez dans ${wait}, ou contactez-nous.`;
export const leaveEmpty = "Laissez ce champ vide";
export const stepNotSaved = "Cette étape n’a pas été enregistrée";

export const reviewFiles = "Fichiers";
export const nothingElse = "Rien d’autre n’est indiqué.";
export const nothingGiven = "Rien n’est indiqué.";
export const change = "Modifier";
export const changeAnswers = (step: string) => `Modifier\u00a0: ${step}`;
export const notAdded = "Non ajouté";
export const notAddedFile = "Non ajouté\u00a0:";

import { plural } from "~/messages/plural";

export const chooserHint = "Images, PDF, Office, CAO, BIM, nuages de points et vidéos.";
export const drop = "Ou déposez des fichiers ici.";
export const dropNow = "Déposez les fichiers pour les ajouter.";
export const uploaded = "Envoyé";
export const waiting = "En attente";
export const progress = (sent: string, size: string, speed: string, left: string) =>
  `${sent} sur ${size}, ${speed} par seconde, encore ${left}`;
export const sentOf = (sent: string, size: string) => `${sent} sur ${size}`;
export const paused = "Vous êtes hors ligne. L’envoi reprendra dès que la connexion sera rétablie.";
export const secondsLeft = plural({ one: "# seconde", many: "# de secondes", other: "# secondes" });
export const minutesLeft = plural({ one: "# minute", many: "# de minutes", other: "# minutes" });
export const hoursLeft = plural({ one: "# heure", many: "# d’heures", other: "# heures" });
export const cancel = "Annuler";
export const cancelFile = (name: string) => `Annuler\u00a0: ${name}`;
export const remove = "Supprimer";
export const removeFile = (name: string) => `Supprimer ${name}`;
export const nameless = "Un fichier sans nom";
export const countUploaded = (uploaded: number, total: number) =>
  plural({
    one: `# fichier envoyé sur ${total}.`,
    many: `# de fichiers envoyés sur ${total}.`,
    other: `# fichiers envoyés sur ${total}.`,
  })(uploaded);
export const countInProgress = plural({ other: "# en cours." });
export const countWaiting = plural({ other: "# en attente." });
export const countRefused = plural({ one: "# refusé.", other: "# refusés." });
export const sendingFile = (file: number, total: number) => `Envoi ${file} sur ${total}…`;
export const notSent = (name: string) =>
  `${name} n’a pas pu être envoyé. Vérifiez votre connexion, puis appuyez de nouveau sur «\u00a0Envoyer\u00a0».`;
export const changed = (name: string) =>
  `${name} a changé depuis que vous l’avez choisi. Choisissez-le de nouveau.`;
export const notAccepted = (name: string) => `${name} n’a pas été accepté.`;

export const bytes = plural({ one: "# octet", many: "# d’octets", other: "# octets" });
export const kilobytes = plural({ other: "#\u00a0ko" });
export const megabytes = plural({ other: "#\u00a0Mo" });
export const gigabytes = plural({ other: "#\u00a0Go" });

export const acceptedTypes =
  "images, PDF, documents Office, texte, ZIP, CAO et BIM (DWG, DXF, RVT, IFC, SKP), 3D (OBJ, STL, PLY, E57, LAS, LAZ, PTS, XYZ, GLB, GLTF, FBX) et vidéos (MP4, MOV)";
export const tooLarge = (name: string, limit: string) =>
  `${name} dépasse ${limit}. Choisissez un fichier plus petit, ou envoyez-nous un lien vers celui-ci.`;
export const empty = (name: string) => `${name} est vide. Vérifiez le fichier et choisissez-le de nouveau.`;
export const wrongType = (name: string) =>
  `Nous ne pouvons pas accepter ${name}. Types acceptés\u00a0: ${acceptedTypes}.`;
export const wrongContent = (name: string, format: string) =>
  `${name} n’est pas un fichier ${format} valide. Enregistrez-le de nouveau en ${format}, ou envoyez-le dans un ZIP.`;
export const wrongZip = (name: string) =>
  `${name} n’est pas un fichier ZIP valide. Créez-le de nouveau, ou envoyez les fichiers un par un.`;
export const withoutName = "Un fichier n’avait pas de nom. Donnez-lui un nom avec une extension, comme .pdf.";
export const tooManyInBooking = (name: string, limit: number) =>
  `${name} n’a pas été ajouté. Une demande peut contenir ${limit} fichiers. Supprimez-en d’abord un, ou regroupez-en plusieurs dans un ZIP.`;
export const tooManyAtOnce = (name: string, limit: number) =>
  `${name} n’a pas été ajouté. Vous pouvez envoyer ${limit} fichiers à la fois. Renvoyez-le seul.`;
export const overQuota = (name: string, wait: string) =>
  `${name} n’a pas été ajouté. Trop de fichiers sont venus de votre réseau. Réessayez dans ${wait}, ou contactez-nous.`;
export const tooManyUploads = (name: string) =>
  `${name} n’a pas été ajouté. D’autres fichiers arrivent encore de votre réseau. Réessayez dans quelques secondes.`;
export const storeBusy = (name: string) =>
  `${name} n’a pas été ajouté. Trop de fichiers arrivent en même temps. Réessayez dans une minute.`;
export const overShare = (name: string) =>
  `${name} n’a pas été ajouté. Notre espace de stockage est presque plein, et chaque réseau ne peut donc envoyer que quelques fichiers. Envoyez votre demande sans ce fichier. Ajoutez-le ensuite sur la page de votre demande.`;
export const storeFull = (name: string) =>
  `${name} n’a pas été ajouté, car notre espace de stockage est plein. Continuez sans ce fichier et remettez-le-nous au rendez-vous.`;
export const bookingClosed = (name: string) =>
  `${name} n’a pas été ajouté. Cette demande a déjà été envoyée, a expiré ou a été poursuivie dans un autre navigateur. Rechargez la page pour continuer.`;

export const formOverQuota = (wait: string) =>
  `Trop de fichiers sont venus de votre réseau. Réessayez dans ${wait}, ou contactez-nous.`;
export const formTooManyUploads =
  "D’autres fichiers arrivent encore de votre réseau. Réessayez dans quelques secondes.";
export const formStoreBusy = "Trop de fichiers arrivent en même temps. Réessayez dans une minute.";
export const formOverShare =
  "Notre espace de stockage est presque plein, et chaque réseau ne peut donc envoyer que quelques fichiers. Envoyez votre demande sans ces fichiers. Ajoutez-les ensuite sur la page de votre demande.";
export const formStoreFull =
  "Notre espace de stockage est plein. Continuez sans les fichiers et envoyez-les plus tard.";
export const notMultipart = "Les fichiers doivent être envoyés en multipart/form-data.";
export const tooManyFiles = "C’est trop de fichiers à la fois. Envoyez-en moins.";
export const incompleteForm = "Une partie du formulaire n’est pas arrivée. Renvoyez-le.";
export const tooMuchText = "Le formulaire contient trop de texte. Raccourcissez-le et renvoyez-le.";
export const emptyRequest = "La requête est vide. Choisissez un fichier et renvoyez-la.";
export const stalled =
  "Trop peu de données sont arrivées pendant un moment. Vérifiez votre connexion et renvoyez les fichiers.";
export const cutOff = "La connexion s’est coupée avant la fin de l’envoi. Renvoyez les fichiers.";
export const tooMuchAtOnce = "C’est trop à la fois. Envoyez moins de fichiers, ou des fichiers plus petits.";
export const diskFull =
  "Notre espace de stockage est plein, et rien n’a été enregistré. Réessayez plus tard.";

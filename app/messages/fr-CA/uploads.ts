import { plural } from "~/messages/plural";

export * from "~/messages/fr-BE/uploads";

export const uploaded = "Téléversé";
export const countUploaded = (uploaded: number, total: number) =>
  plural({
    one: `# fichier téléversé sur ${total}.`,
    many: `# de fichiers téléversés sur ${total}.`,
    other: `# fichiers téléversés sur ${total}.`,
  })(uploaded);
export const paused = "Vous êtes hors ligne. Le téléversement reprendra dès que la connexion sera rétablie.";
export const sendingFile = (file: number, total: number) => `Téléversement ${file} sur ${total}…`;
export const notSent = (name: string) =>
  `${name} n’a pas pu être envoyé. Vérifiez votre connexion, puis appuyez de nouveau sur «\u00a0Téléverser\u00a0».`;

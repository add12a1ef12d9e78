/** A secret link that staff copy or scan. */
export const copy = "Copier";
export const copied = "Copié";
export const copyByHand = "Le lien est sélectionné. Copiez-le avec Ctrl+C, ou ⌘C sur un Mac.";
export const showCode = "Afficher en code QR";
export const code = "Code QR";
export const codeHint = "Scannez-le avec l’appareil photo d’un téléphone, et le lien s’y ouvrira.";

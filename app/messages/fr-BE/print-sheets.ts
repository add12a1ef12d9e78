export const confirmation = "Demande reçue";
export const jobSheet = "Fiche d’intervention";
export const reference = "Référence";
export const referenceCode = "Code QR de la référence";
export const bookingCode = "Code QR qui ouvre cette réservation";

export const files = "Fichiers";
export const when = "Quand";
export const noFiles = "Aucun";
export const consents = "Consentements";
export const received = "Reçue le";
export const siteNotes = "Notes prises sur place";
export const signatures = ["Arrivée", "Départ", "Date", "Signature"];

export const sheetStatus = {
  requested:
    "Ceci est une demande, pas un engagement. Nous confirmerons la date, l’étendue du projet et le prix avant tout déplacement.",
  offered: "Ceci est une offre, pas une commande. Vous pouvez l’accepter sur la page de votre demande.",
  ordered: (accepted: string, total: string) => `${accepted} Total\u00a0: ${total}.`,
  scheduled: "Ce rendez-vous est confirmé.",
  done: "Ce travail est terminé.",
  closed: "Cette demande est close.",
};
export const questions = {
  byPhone: (phone: string) => `Des questions\u202f? Appelez le ${phone}.`,
  byEmail: (email: string) => `Des questions\u202f? Écrivez à ${email}.`,
};
export const jobSheetFooter = (reference: string, received: string) =>
  `Fiche d’intervention ${reference}, demande reçue le ${received}`;

export const billingHeading = "Coordonnées de facturation";
export const billingLegalName = "Facturé par";
export const billingInvoiceAddress = "Adresse";
export const billingTaxId = "Numéro fiscal";

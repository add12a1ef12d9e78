import * as belgian from "~/messages/fr-BE/print-sheets";

export * from "~/messages/fr-BE/print-sheets";

export const sheetStatus = {
  ...belgian.sheetStatus,
  requested:
    "Ceci est une demande, pas un engagement. Nous confirmerons la date, la portée du projet et le prix avant tout déplacement.",
};
export const questions = {
  byPhone: (phone: string) => `Des questions? Appelez le ${phone}.`,
  byEmail: (email: string) => `Des questions? Écrivez à ${email}.`,
};

import * as belgian from "~/messages/fr-BE/results";

export * from "~/messages/fr-BE/results";

export const types = {
  ...belgian.types,
  ply: { ...belgian.types.ply, name: "Numérisation (PLY)" },
};

export const share = {
  ...belgian.share,
  lead: "Toute personne qui a le lien voit ces résultats et peut les télécharger. Elle ne voit ni votre demande, ni votre soumission, ni vos messages.",
};

import { plural } from "~/messages/plural";

export const headline = "Vos résultats sont prêts";
export const lead =
  "Tout ce que nous avons produit pour vous se trouve ci-dessous. Écrivez-nous s’il manque quelque chose.";
export const availableUntil = (day: string) => `Disponibles jusqu’au ${day}. Gardez-en une copie chez vous.`;

export const versionOf = (version: number, day: string) => `Version ${version}, ${day}`;
export const fileCount = plural({ one: "# fichier", many: "# de fichiers", other: "# fichiers" });
export const earlier = (version: number, day: string) => `Version précédente ${version}, ${day}`;

export const downloadAll = (size: string) => `Tout télécharger (${size})`;
export const zipAdvice =
  "Le tout forme un seul fichier ZIP, qui reprend du début si la connexion se coupe. Un fichier seul reprend là où il s’est arrêté.";
export const download = "Télécharger";
export const downloadFile = (name: string) => `Télécharger ${name}`;
export const open = "Ouvrir";
export const openPage = (name: string) => `Ouvrir ${name} sur un autre site`;
export const openFile = (name: string) => `Ouvrir ${name} dans le navigateur`;
export const onSite = (host: string) => `Sur ${host}`;
export const look = "Le voir ici";
export const tourPictures = plural({
  one: "# image de la visite",
  many: "# d’images de la visite",
  other: "# images de la visite",
});
export const checksum = "Somme de contrôle (SHA-256)";
export const checksumHint = "Une copie complète a cette somme de contrôle.";
export const copy = "Copier";
export const copied = "Copié";

export const types = {
  e57: {
    name: "Nuage de points (E57)",
    opens: "S’ouvre dans Autodesk ReCap, Leica Cyclone, FARO SCENE ou CloudCompare, qui est gratuit.",
  },
  las: {
    name: "Nuage de points (LAS)",
    opens: "S’ouvre dans Autodesk ReCap, ou dans CloudCompare et QGIS, qui sont gratuits.",
  },
  laz: { name: "Nuage de points (LAZ)", opens: "S’ouvre dans CloudCompare et QGIS, qui sont gratuits." },
  ply: { name: "Scan (PLY)", opens: "S’ouvre dans CloudCompare, MeshLab et Blender, qui sont gratuits." },
  points: {
    name: "Nuage de points (texte)",
    opens: "S’ouvre dans Autodesk ReCap, ou dans CloudCompare, qui est gratuit.",
  },
  revit: {
    name: "Maquette Revit (RVT)",
    opens: "S’ouvre dans la version de Revit qui l’a enregistrée, ou une plus récente.",
  },
  ifc: {
    name: "Maquette de bâtiment (IFC)",
    opens: "S’ouvre dans Revit, Archicad et d’autres logiciels BIM.",
  },
  dwg: { name: "Dessin (DWG)", opens: "S’ouvre dans AutoCAD, ou dans DWG TrueView, qui est gratuit." },
  dxf: { name: "Dessin (DXF)", opens: "S’ouvre dans AutoCAD et la plupart des logiciels de dessin." },
  sketchUp: {
    name: "Modèle SketchUp (SKP)",
    opens: "S’ouvre dans SketchUp, ou dans SketchUp for Web, qui est gratuit.",
  },
  model: { name: "Modèle 3D", opens: "S’ouvre dans 3ds Max, Maya ou Blender, qui est gratuit." },
  materials: {
    name: "Matériaux d’un modèle (MTL)",
    opens: "Laissez-le dans le dossier de son fichier OBJ. Les logiciels lisent les deux ensemble.",
  },
  gltf: {
    name: "Modèle 3D (glTF)",
    opens: "S’ouvre dans la plupart des visionneuses 3D, et dans Blender, qui est gratuit.",
  },
  pdf: { name: "Document (PDF)", opens: "S’ouvre sur tout appareil." },
  table: { name: "Tableau", opens: "S’ouvre dans Excel et Numbers, ou dans LibreOffice, qui est gratuit." },
  picture: { name: "Image", opens: "S’ouvre sur tout appareil." },
  tiff: {
    name: "Image (TIFF)",
    opens:
      "S’ouvre dans un logiciel de photo. Avec une position sur la carte, aussi dans QGIS, qui est gratuit.",
  },
  video: { name: "Vidéo (MP4)", opens: "Se lit sur tout appareil." },
  mov: { name: "Vidéo (MOV)", opens: "Se lit dans QuickTime, ou dans VLC, qui est gratuit." },
  zip: { name: "Fichiers compressés (ZIP)", opens: "Décompressez-le pour voir son contenu." },
  other: { name: "Fichier", opens: "Demandez-nous comment l’ouvrir si vous ne le savez pas." },
};

export const tour = {
  title: "Visite à 360°",
  explore: "Ouvrir la visite",
  size: plural({
    one: "# position, chargée au clic",
    many: "# de positions, chacune chargée quand vous y arrivez",
    other: "# positions, chacune chargée quand vous y arrivez",
  }),
  needsScript: "La visite a besoin de JavaScript. Sans lui, téléchargez ses images ci-dessous.",
  unsupported: "Ce navigateur ne peut pas afficher la visite. Téléchargez ses images ci-dessous.",
  canvasLabel: "Vue à 360°",
  positions: "Positions",
};

export const share = {
  heading: "Partager avec un collègue",
  lead: "Toute personne qui a le lien voit ces résultats et peut les télécharger. Elle ne voit ni votre demande, ni votre devis, ni vos messages.",
  label: "Pour qui",
  hint: "Visible uniquement par vous et par nous.",
  days: "Durée du lien",
  dayOptions: { 7: "Une semaine", 30: "30\u00a0jours", 90: "90\u00a0jours" },
  send: "Créer un lien",
  sent: "Le lien est prêt",
  sentAdvice: "Copiez-le sous «\u00a0Partager avec un collègue\u00a0» et envoyez-le.",
  links: "Liens actifs",
  count: plural({ one: "# lien", many: "# de liens", other: "# liens" }),
  until: (day: string) => `Fonctionne jusqu’au ${day}`,
  end: "Désactiver",
  endFor: (label: string) => `Désactiver le lien pour ${label}`,
  ended: "Le lien est désactivé",
  endedAdvice: "Il n’ouvre plus rien. Ce qui a déjà été téléchargé reste où il est.",
  full: (limit: number) => `Il y a déjà ${limit} liens. Désactivez-en d’abord un.`,
};
export const shareErrors = {
  label: {
    missing: "Entrez le nom de la personne à qui le lien est destiné",
    tooLong: (limit: number) => `Raccourcissez ce texte à ${limit} caractères au maximum`,
  },
  days: "Choisissez la durée du lien",
  gone: "Rechargez la page et réessayez",
};

export const shared = {
  title: "Résultats partagés",
  description: "Des résultats qui ont été partagés avec vous.",
  lead: (company: string) => `${company} les a produits pour un client, qui les partage avec vous.`,
  worksUntil: (day: string) => `Ce lien fonctionne jusqu’au ${day}.`,
  none: "Il n’y a pas de résultats ici pour le moment.",
  unknownTitle: "Ce lien n’ouvre aucun résultat",
  unknownLead:
    "Il est peut-être incomplet, ou il a été désactivé. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
  tooManyAdvice: (wait: string) =>
    `Trop d’adresses venant de votre réseau n’ont rien ouvert. Réessayez dans ${wait}.`,
};
export const unknownFile =
  "Nous n’avons pas trouvé ce fichier. Rouvrez la page des résultats et téléchargez-le à partir de là.";

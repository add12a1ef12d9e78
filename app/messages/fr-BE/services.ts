export const serviceLabels = {
  "3d-virtual-tours": "Visites virtuelles 3D",
  "digital-twin": "Jumeau numérique",
  "virtual-staging": "Home staging virtuel",
  "scan-to-bim": "Scan to BIM",
  "scan-to-plan": "Plans 2D d’après scan",
  "facility-management-scanning": "Scan pour le facility management",
  "large-object-scanning": "Scan de grands objets",
};

export const tryAgain = "Réessayer";
export const fullScreen = "Plein écran";
export const leaveFullScreen = "Quitter le plein écran";
export const help = "Souris, tactile et clavier";
export const closeHelp = "Fermer";
export const viewerFailed = "La visionneuse ne s’est pas chargée. Vérifiez votre connexion et réessayez.";

/** Texts that all viewers share: of the sample scan, the sample tour, and delivered files. */

export const tryAgain = "Try again";
export const fullScreen = "Full screen";
export const leaveFullScreen = "Leave full screen";
export const help = "Mouse, touch and keys";
export const closeHelp = "Close";
export const viewerFailed = "The viewer didn’t load. Check your connection and try again.";

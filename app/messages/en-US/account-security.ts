import { plural } from "~/messages/plural";

export const title = "Security";
export const lead = "A second factor protects your account even if somebody learns your password.";
export const required = "Add a second factor first";
export const requiredAdvice =
  "Your company requires one of every administrator. Add a passkey or an authenticator app here. Then everything opens again.";

export const passkeys = "Passkeys";
export const passkeysLead =
  "Sign in with your fingerprint, face, PIN or a security key instead of your password. Nobody can phish a passkey.";
export const noPasskeys = "You don’t have a passkey yet.";
export const added = (time: string) => `Added ${time}`;
export const lastUsed = (time: string) => `last used ${time}`;
export const neverUsed = "never used";
export const newPasskeyName = "Name of the new passkey";
export const newPasskeyHint = "Such as “Work laptop”. You’ll recognize it in this list.";
export const addPasskey = "Add a passkey";
export const passkeyAdded = (name: string) => `Passkey “${name}” added`;
export const passkeyName = "Name";
export const rename = "Rename";
export const renamePasskey = (name: string) => `Rename ${name}`;
export const passkeyRenamed = "Passkey renamed";
export const remove = "Remove";
export const removePasskey = (name: string) => `Remove ${name}`;
export const passkeyRemoved = "Passkey removed";
export const nameMissing = "Enter a name for the passkey";
export const nameTooLong = (max: number) => `Shorten the name to ${max} characters or fewer`;

export const app = "Authenticator app";
export const appLead = "An app on your phone shows a 6-digit code that changes every 30 seconds.";
export const appSince = (time: string) => `Set up ${time}.`;
export const setUpApp = "Set up an authenticator app";
export const removeApp = "Remove the authenticator app";
export const appRemoved = "Authenticator app removed";
export const appAdded = "Authenticator app added";

export const setUpTitle = "Set up an authenticator app";
export const setUpSteps = [
  "Open an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.",
  "Scan this code with it, or type the key.",
  "Enter the 6 digits that the app shows now.",
];
export const qrCode = "QR code for the authenticator app";
export const key = "Key";
export const keyHint = "Type it without the spaces. It’s a secret, so don’t share it.";
export const code = "Code from the app";
export const confirmApp = "Confirm";
export const back = "Back to Security";

export const recovery = "Recovery codes";
export const recoveryLead =
  "Each code signs you in once, in place of your second factor. Keep them somewhere safe.";
export const recoveryLeft = plural({
  one: "You have # unused code left.",
  other: "You have # unused codes left.",
});
export const renewCodes = "Renew recovery codes";
export const codesTitle = "Save your recovery codes";
export const codesLead =
  "We show these codes only now. Print or download them, and keep them where you don’t keep your phone.";
export const codesUse = "Each code signs you in once, if you lose your device.";
export const codesReplace = "Earlier codes don’t work anymore.";
export const downloadCodes = "Download";
export const printCodes = "Print";
export const codesDone = "I’ve saved them";
export const codesFile = (email: string) => `Recovery codes of ${email}. Each works once.`;
export const codesList = "Your recovery codes";

export const devices = "Signed-in devices";
export const devicesLead =
  "You’re signed in here. Sign out whatever you don’t recognize, then change your password. Signing out all others also ends your calendar address.";
export const thisDevice = "This device";
export const deviceTimes = (signedIn: string, seen: string) => `Signed in ${signedIn}, last seen ${seen}`;
export const from = (address: string) => `From ${address}`;
export const fromHere = (address: string) => `From ${address}, the network you use now`;
export const unknownDevice = "Unknown browser";
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const signOut = "Sign out";
export const signOutDevice = (name: string, time: string) => `Sign out ${name}, signed in ${time}`;
export const signOutOthers = "Sign out all other devices";
export const deviceEnded = "Device signed out";
export const othersEnded = "All other devices are signed out";

export const identityTitle = "Confirm it’s you";
export const identityLead =
  "You’re about to open something sensitive. Confirm it’s you, and we won’t ask again for 10 minutes.";
export const identitySignedInAs = (email: string) => `Signed in as <email>${email}</email>.`;
export const identityPassword = "Password";
export const identityConfirm = "Confirm";

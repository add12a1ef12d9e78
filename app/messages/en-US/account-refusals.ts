/** Why an account was not changed. */
export const emailTaken = "That email is already in use. Enter a different one";
export const systemAdmin = "The system admin’s account can’t be changed here";
export const systemAdminAdvice = "Only its owner can change it. Its email is set on the server.";
export const lastAdmin = "There must be one administrator at least";
export const lastAdminAdvice = "Make somebody else an administrator first.";
export const passkeyRefused = "We couldn’t confirm that passkey";
export const passkeyRefusedAdvice = "Try again. It must be a passkey of this site and of your account.";
export const lastFactor = "Administrators must have a second factor";
export const lastFactorAdvice = "Add another one first. Then you can remove this one.";
export const wrongPassword = "The current password is wrong";
export const wrongCode =
  "That code isn’t right. Enter the newest one, and check that your device sets its clock automatically";

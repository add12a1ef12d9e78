/** The emails that tell staff that the security of their account has changed. */

export const account = "Account";
export const name = "Name";
export const open = "Check your account";
export const notYou =
  "Wasn’t it you? Change your password right away and check what’s listed under Account, Security. Then tell an administrator.";
export const footnote = "We send this email for every change to the security of your account.";

export const changes = {
  "passkey-added": {
    subject: "A passkey was added to your account",
    paragraph: "A passkey was added to your account. It can be used to sign in after the password.",
  },
  "passkey-removed": {
    subject: "A passkey was removed from your account",
    paragraph: "A passkey was removed from your account. It can’t be used to sign in anymore.",
  },
  "authenticator-added": {
    subject: "An authenticator app was added to your account",
    paragraph: "An authenticator app was added to your account. Signing in now asks for its codes.",
  },
  "authenticator-removed": {
    subject: "The authenticator app was removed from your account",
    paragraph: "The authenticator app was removed from your account. Its codes don’t work anymore.",
  },
  "recovery-codes-renewed": {
    subject: "Your recovery codes were renewed",
    paragraph: "Your account has new recovery codes. The earlier ones don’t work anymore.",
  },
  "recovery-code-used": {
    subject: "A recovery code was used for your account",
    paragraph: "Somebody signed in to your account with one of its recovery codes. Each code works once.",
  },
  "second-factors-removed": {
    subject: "The second factors of your account were removed",
    paragraph:
      "An administrator removed the passkeys, the authenticator app and the recovery codes of your account. You were signed out everywhere, and your calendar address stopped working. Your password is now enough to sign in. Add a new second factor soon.",
  },
};

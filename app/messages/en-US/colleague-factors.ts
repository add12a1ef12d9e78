/** The page on which an administrator removes the second factors of a colleague. */

export const title = "Remove second factors";
export const panel = "Second factors";
export const lead =
  "If they lost their device, remove their second factors. Then they sign in with the password alone.";
export const consequence = (name: string, email: string) =>
  `${name} (${email}) lost the device? This removes their passkeys, authenticator app and recovery codes, signs them out everywhere, and ends their calendar address. After that, the password is enough to sign in.`;
export const advice =
  "First make sure it’s really them who asks, such as by a call. We’ll email them that it was done.";
export const confirm = "Remove second factors";
export const removed = "Second factors removed";
export const unknown = "There’s no such account, or it can’t be changed here.";

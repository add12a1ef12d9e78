import { Secret, TOTP } from "otpauth";

/** Seconds for which a code is shown; what every authenticator app supports, as are SHA-1 and 6 digits. */
const period = 30;
/** Steps before and after the current one whose codes are right too: a clock may be off by 30 seconds. */
const tolerance = 1;

/** Returns a new secret of 160 bits in base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the otpauth: address of a secret, which authenticator apps read from a QR code. */
export function toTotpAddress(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label: email, period }).toString();
}

/**
 * Finds the time step that a code belongs to.
 *
 * @param code six digits
 * @returns the number of the step since 1970; null for a code that is wrong, or right only more than 30 seconds away
 */
export function findTotpStep(secret: string, code: string, now = Date.now()): number | null {
  const token = { token: code, secret: Secret.fromBase32(secret), period, window: tolerance, timestamp: now };
  const delta = TOTP.validate(token);
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}

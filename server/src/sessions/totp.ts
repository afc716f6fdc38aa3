import { Secret, TOTP } from 'otpauth'

/** Time-based codes (RFC 6238) as every app makes them: SHA-1, six figures, 30 seconds. Secrets are base32 text. */

const periodSeconds = 30
/** A phone's clock may be this many periods off. */
const window = 1

/** 160 random bits, as RFC 4226 asks. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from a QR code, and shows as "provider (person)". */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, { issuer, label }).toString()

/** The period, counted from 1970, whose code this is; none when it is no code of about now. Milliseconds since 1970. */
export function findPeriod(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window })
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta
}

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: periodSeconds })

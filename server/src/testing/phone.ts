import { setTimeout } from 'node:timers/promises'
import { TOTP } from 'otpauth'

/** The app on a person's phone. */

const periodMs = 30_000

/** What it shows now, or some periods from now. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * periodMs })

/** A code that is made and read in two periods would be another one. */
export async function inPeriod(): Promise<void> {
  const left = periodMs - (Date.now() % periodMs)
  if (left < 5_000) await setTimeout(left)
}

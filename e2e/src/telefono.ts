import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'

/** The app on a person's phone. */

const periodMs = 30_000

/** What it shows, some periods from now. */
export const phoneShows = (secret: string, periods = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * periodMs })

/** What it showed before, which is taken until this period ends: not at its very end. Leaves what it shows now for later. */
export async function phoneShowed(secret: string): Promise<string> {
  const left = periodMs - (Date.now() % periodMs)
  if (left < 10_000) await sleep(left)
  return phoneShows(secret, -1)
}

/** The key that a person who can't scan types by hand. */
export const keyOn = async (page: Page): Promise<string> =>
  (await page.locator('code').innerText()).replaceAll(' ', '')

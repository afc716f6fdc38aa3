import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'

/** The app on a person's phone. */

const periodMs = 30_000

/** What it shows, some periods from now. */
export const phoneShows = (secret: string, periods = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + periods * periodMs })

/** The key that a person who can't scan types by hand. */
export const keyOn = async (page: Page): Promise<string> =>
  (await page.locator('code').innerText()).replaceAll(' ', '')

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

/** What every journey starts from: people who are signed in with one call, and the mails that the server kept. */

export const people = {
  ana: 'ana@ficcion-del-sur.example',
  carla: 'carla@logistica-imaginaria.example',
  elias: 'elias@cargas-de-papel.example',
  flora: 'flora@expreso-ilusion.example',
  revisor: 'revision@proveedor.example',
} as const

export const demoPassword = 'Los camiones salen temprano'

interface Fixtures {
  /** Signs in without a screen: the context gets the cookie. */
  signIn: (who: keyof typeof people, context?: BrowserContext) => Promise<void>
  /** Nothing a person did may have made the browser complain. */
  quietConsole: undefined
}

export const test = base.extend<Fixtures>({
  signIn: async ({ context: own, baseURL = '' }, use) => {
    await use(async (who, context = own) => {
      const credentials = { username: people[who], password: demoPassword }
      const answer = await context.request.post(who === 'revisor' ? '/api/consola' : '/api/mobile', {
        headers: { origin: baseURL },
        data:
          who === 'revisor'
            ? { _operation: 'ProviderOperations', mode: 'LoginOperador', ...credentials }
            : { _operation: 'login', ...credentials },
      })
      expect(await answer.json()).toMatchObject({ success: true })
    })
  },
  quietConsole: [
    async ({ page }, use) => {
      const complaints = listen(page)
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What a page's console says is wrong: errors, and whatever the content policy stopped. */
export function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // A page that answers 404, as it should, is told as an error too.
    if (message.type() === 'error' && !message.text().includes('status of 404'))
      complaints.push(message.text())
  })
  return complaints
}

/** The newest mail to somebody that says something, once the server has delivered it; as plain text. */
export async function mailTo(email: string, subject: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => (found = readMails().findLast((mail) => mail.includes(email) && mail.includes(subject))), {
      message: `a mail «${subject}» to ${email}`,
      timeout: 20_000,
    })
    .toBeTruthy()
  return found ?? ''
}

function readMails(): string[] {
  const folder = join(process.env['E2E_DATA'] ?? '', 'correo')
  try {
    return readdirSync(folder)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((name) => decodeMail(readFileSync(join(folder, name), 'utf8')))
  } catch {
    return []
  }
}

/** Headers as they are, the text part without its transfer encoding. */
function decodeMail(eml: string): string {
  const joined = eml.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  const text = Buffer.from(bytes, 'latin1').toString('utf8')
  return text.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, word: string) => word.replaceAll('_', ' '))
}

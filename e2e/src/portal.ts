import { expect, test as base, type BrowserContext } from '@playwright/test'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import { complainOfLostFocus } from './lostFocus.ts'
import { isOfEnded } from './ownServer.ts'

/** What every journey starts from: the people of the demo data, signed in with one call, and a browser that may not complain. */

export const people = {
  ana: 'ana@ficcion-del-sur.example',
  bruno: 'bruno@ficcion-del-sur.example',
  carla: 'carla@logistica-imaginaria.example',
  delia: 'delia@fletes-de-fabula.example',
  elias: 'elias@cargas-de-papel.example',
  flora: 'flora@expreso-ilusion.example',
  revisor: 'revision@proveedor.example',
  administrador: 'administracion@proveedor.example',
} as const

export const demoPassword = 'Los camiones salen temprano'

interface Fixtures {
  /** Where the portal listens, as a browser's `Origin`. */
  origin: string
  /** Where the console is: beside the data, which may be elsewhere. */
  consoleOrigin: string
  /** Signs in without a screen: the context gets the cookie. */
  signIn: (who: keyof typeof people, context?: BrowserContext) => Promise<void>
  /** Whether the browser says that its person saves data, so that no screen's code comes before it is wanted. */
  savesData: boolean
  /** Where data is saved, a page's network is idle once what it shows is there, seconds earlier. */
  sparing: undefined
  /** Windows that a journey opened beside its own close with it: their pages would go on working beside those that follow. */
  ownWindows: undefined
  /** Nothing a person did may have made the browser complain, nor left them without focus. */
  quietConsole: undefined
}

export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts sets no baseURL')
    await use(baseURL)
  },
  consoleOrigin: [`http://127.0.0.1:${process.env['E2E_PORT'] ?? ''}`, { option: true }],
  signIn: async ({ context: own, origin, consoleOrigin }, use) => {
    await use(async (who, context = own) => {
      const credentials = { username: people[who], password: demoPassword }
      const answer =
        who === 'revisor' || who === 'administrador'
          ? await context.request.post(`${consoleOrigin}${providerDoor.url}`, {
              headers: { origin: consoleOrigin },
              data: { ...named('LoginOperador', providerDoor), ...credentials },
            })
          : await context.request.post(`${origin}${carrierDoor.url}`, {
              headers: { origin },
              data: { ...named('login', carrierDoor), ...credentials },
            })
      expect(await answer.json()).toMatchObject({ success: true })
    })
  },
  savesData: [true, { option: true }],
  sparing: [
    async ({ context, savesData }, use) => {
      if (savesData)
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
        })
      await use(undefined)
    },
    { auto: true },
  ],
  ownWindows: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      for (const opened of browser.contexts()) if (!before.has(opened)) await opened.close()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context }, use) => {
      const complaints = listen(context)
      await complainOfLostFocus(context)
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What the console of a context's pages says is wrong: errors, and whatever the content policy stopped. */
export function listen(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(error.error().message))
  context.on('console', (message) => {
    const url = message.page()?.url() ?? ''
    // A page that answers 404, as it should, is told as an error too, and so is a line that a journey cut.
    if (
      message.type() === 'error' &&
      !isOfEnded(url) &&
      !/status of 404|net::ERR_(INTERNET|CONNECTION|FAILED)/.test(message.text())
    )
      complaints.push(`${url}: ${message.text()}`)
  })
  return complaints
}

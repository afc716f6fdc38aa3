import { appRoutes, consoleRoutes } from '@portal/contract/rutas.ts'
import type { Browser } from '@playwright/test'
import { arrivedBy, painted, reached, startOf } from './arrived.ts'
import type { Measured } from './figures.ts'
import { password, people, signIn } from './people.ts'
import { pedido } from './pedido.ts'
import { porteria, porteriaCamara } from './porteria.ts'
import type { Mark } from './recorder.ts'
import { withSlowPage, type SlowPage } from './slowPage.ts'
import type { Visit } from './visit.ts'

/** Figures that lead somewhere, on the home of either app. */
const cifras: Mark = { selector: 'main a', text: '\\d' }
const choferes: Mark = { selector: 'main a[href*="/choferes/"][href$="/detalle"]' }
/** What a chofer is told by: there are numbers in all of it. */
const chofer: Mark = { selector: 'main *', text: '\\d' }
const documentos: Mark = { selector: 'main a[href*="/documentos/"]' }

const publicPage = { codeRequests: 4, codeKib: 90, lcp: 600, cls: 0.02 } as const
const cold = { requests: 20, scriptKib: 250, firstPaint: 800, ready: 2500, cls: 0.02 } as const
const interaction = 100
const frame = 50
const move = 400

export const visits: readonly Visit[] = [
  {
    name: 'login',
    title: '/auth/login',
    goals: { ...publicPage, typedError: 1300 },
    measure: (browser, origin) =>
      withSlowPage(browser, origin, async ({ page, wire }) => {
        await page.goto('/auth/login', { waitUntil: 'commit' })
        const typedError = await page.evaluate(() => window.recorder.typedError())
        const came = await arrivedBy(page, wire, typedError)
        await wire.quiet()
        return { ...came, typedError, ...(await painted(page)) }
      }),
  },
  {
    name: 'portada',
    title: '/',
    goals: publicPage,
    measure: (browser, origin) =>
      withSlowPage(browser, origin, async ({ page, wire }) => {
        await page.goto('/', { waitUntil: 'load' })
        await wire.quiet()
        return { ...(await arrivedBy(page, wire, Infinity)), ...(await painted(page)) }
      }),
  },
  {
    name: 'ingreso',
    title: '/app al ingresar, traído de antemano',
    goals: { ...cold, ready: 1500 },
    measure: (browser, origin) =>
      withSlowPage(browser, origin, async ({ page, wire }) => {
        await page.goto('/auth/login', { waitUntil: 'commit' })
        await page.evaluate(() => window.recorder.typedError())
        await wire.quiet()
        await page.locator('input[type=email]').fill(people.ana.username)
        await page.locator('input[type=password]').fill(password)
        const submitted = Date.now()
        await page.keyboard.press('Enter')
        await page.waitForURL(({ pathname }) => pathname === appRoutes.inicio, { waitUntil: 'commit' })
        const ready = await reached(page, cifras)
        const sinceSubmit = (await startOf(page)) + ready - submitted
        const came = await arrivedBy(page, wire, ready)
        await wire.quiet()
        return { ...came, ready, sinceSubmit, ...(await painted(page)) }
      }),
  },
  {
    name: 'app',
    title: '/app en frío',
    goals: cold,
    measure: (browser, origin) => coldVisit(browser, origin, 'ana', appRoutes.inicio, cifras),
  },
  {
    name: 'consola',
    title: '/consola en frío',
    goals: cold,
    measure: (browser, origin) => coldVisit(browser, origin, 'revisor', consoleRoutes.cola, cifras),
  },
  {
    name: 'choferes',
    title: 'lista de 10.000 choferes',
    goals: {
      cls: 0.02,
      inp: interaction,
      scrollFrame: frame,
      pageFrame: frame,
      sortFrame: frame,
    },
    measure: (browser, origin) =>
      coldVisit(browser, origin, 'delia', `${appRoutes.choferes}?pagesize=100`, choferes, useList),
  },
  {
    name: 'pantallas',
    title: 'de una pantalla a otra',
    goals: {
      toChoferes: move,
      toChofer: move,
      toDocumentos: move,
      toInicio: move,
      inp: interaction,
    },
    measure: (browser, origin) =>
      withSlowPage(browser, origin, async (slowPage) => {
        const { page, context, wire } = slowPage
        await signIn(context, origin, 'ana')
        await page.goto(appRoutes.inicio, { waitUntil: 'commit' })
        await reached(page, cifras)
        await wire.quiet()
        const inps: (number | undefined)[] = []
        const go = async (link: string, mark: Mark) => {
          const time = await clickUntil(slowPage, link, mark)
          await wire.quiet()
          inps.push(await page.evaluate(() => window.recorder.inp))
          return time
        }
        const toChoferes = await go(linkTo(appRoutes.choferes), choferes)
        const toChofer = await go(`${choferes.selector}:visible`, chofer)
        const toDocumentos = await go(linkTo(appRoutes.documentos), documentos)
        const toInicio = await go(linkTo(appRoutes.inicio), cifras)
        return { toChoferes, toChofer, toDocumentos, toInicio, ...worst(inps) }
      }),
  },
  pedido,
  porteria,
  porteriaCamara,
]

const linkTo = (path: string) => `a[href="${path}"]:visible`

/** Opens a screen as whoever is signed in already and has nothing in the cache. */
function coldVisit(
  browser: Browser,
  origin: string,
  who: keyof typeof people,
  path: string,
  mark: Mark,
  then: (slowPage: SlowPage) => Promise<Measured> = () => Promise.resolve({}),
): Promise<Measured> {
  return withSlowPage(browser, origin, async (slowPage) => {
    const { page, context, wire } = slowPage
    await signIn(context, origin, who)
    await page.goto(path, { waitUntil: 'commit' })
    const ready = await reached(page, mark)
    const came = await arrivedBy(page, wire, ready)
    await wire.quiet()
    return { ...came, ready, ...(await painted(page)), ...(await then(slowPage)) }
  })
}

/** Scrolls a long list to its end, turns its page and sorts it. */
async function useList(slowPage: SlowPage): Promise<Measured> {
  const { page } = slowPage
  const inps: (number | undefined)[] = []
  const longestFrame = () => page.evaluate(() => window.recorder.longestFrame())
  const fresh = { ...choferes, fresh: true }
  await page.mouse.move(640, 600)
  await page.evaluate(() => window.recorder.startFrames())
  for (let i = 0; i < 25; i++) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(40)
  }
  const scrollFrame = await longestFrame()
  await clickUntil(slowPage, 'button[aria-label*="siguiente"]', fresh)
  const pageFrame = await longestFrame()
  inps.push(await page.evaluate(() => window.recorder.inp))
  await clickUntil(slowPage, 'main thead button >> nth=1', fresh)
  const sortFrame = await longestFrame()
  inps.push(await page.evaluate(() => window.recorder.inp))
  return { scrollFrame, pageFrame, sortFrame, ...worst(inps) }
}

/** From a click to what it leads to, which was not on screen before. */
async function clickUntil({ page }: SlowPage, selector: string, mark: Mark): Promise<number> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.recorder.leave())
  await target.click()
  const at = await reached(page, { ...mark, fresh: true })
  // What the browser says of an interaction comes after the frame that answers it.
  await page.waitForTimeout(200)
  return at - (await page.evaluate(() => window.recorder.clicked))
}

function worst(inps: readonly (number | undefined)[]): Measured {
  const told = inps.filter((inp) => inp !== undefined)
  return told.length === 0 ? {} : { inp: Math.max(...told) }
}

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { installRecorder } from './recorder.ts'
import { Wire } from './wire.ts'

/** A mid-range phone on a bad signal: what every figure is measured on. */
export const slow = { cpu: 4, mbitPerSecond: 1.6, rttMs: 150 } as const

const patienceMs = 60_000

export interface SlowPage {
  page: Page
  context: BrowserContext
  wire: Wire
}

/** `more` of its switches, as a camera that shows a picture. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
}

/** A browser that was never here: nothing in its cache, everything slow, and a recorder in each page. */
export async function withSlowPage<Result>(
  browser: Browser,
  origin: string,
  work: (slowPage: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1280, height: 900 },
  })
  try {
    context.setDefaultTimeout(patienceMs)
    // tsx names functions with a helper of its own, which no page has.
    await context.addInitScript('globalThis.__name ??= (fn) => fn')
    await context.addInitScript(installRecorder)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const wire = await Wire.on(session)
    const bytesPerSecond = (slow.mbitPerSecond * 1_000_000) / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.rttMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    return await work({ page, context, wire })
  } finally {
    await context.close()
  }
}

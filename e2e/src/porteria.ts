import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Result } from '@portal/contract'
import { askAsProvider } from './ask.ts'
import { demoPassword, expect, listen, people, test } from './portal.ts'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'

/** A gate for journeys: set up as the provider's people do, and a device at it. */

export const pin = '482913'
export const guardia = 'Guardia de Fábula'

/** Signs in at a server of the journey's own. */
export async function signInAt(
  context: BrowserContext,
  origin: string,
  who: 'ana' | 'administrador',
): Promise<void> {
  const [door, operation] =
    who === 'administrador' ? ([providerDoor, 'LoginOperador'] as const) : ([carrierDoor, 'login'] as const)
  const answer = await context.request.post(`${origin}${door.url}`, {
    headers: { origin },
    data: { ...named(operation, door), username: people[who], password: demoPassword },
  })
  expect(await answer.json()).toMatchObject({ success: true })
}

export interface Puerta {
  puertaid: string
  codigo: () => Promise<Result<'CrearCodigoDeDispositivo'>>
}

/** `context` is one of the provider's people from here on. */
export async function abrirPuerta(
  context: BrowserContext,
  origin: string,
  values: { nombre: string; con_nombres?: boolean },
): Promise<Puerta> {
  await signInAt(context, origin, 'administrador')
  const ask = askAsProvider(context, origin)
  const { records } = await ask('SavePuerta', {
    puertaid: '0',
    values: {
      sede: 'Planta Norte',
      operacionid: null,
      activa: true,
      con_nombres: true,
      autorizan: [
        { nombre: 'Jefa Imaginaria', puesto: 'Logística', telefono: '+54 11 5550 0000', email: null },
      ],
      ...values,
    },
  })
  const puertaid = records[0]?.puertaid ?? ''
  await ask('SaveGuardia', {
    guardiaid: '0',
    values: { nombre: guardia, pin, puertas: [puertaid], activo: true },
  })
  return { puertaid, codigo: () => ask('CrearCodigoDeDispositivo', { puertaid }) }
}

/** The app at a gate, enrolled by the address that its QR holds. */
export async function enrolar(page: Page, origin: string, { codigo }: Puerta): Promise<void> {
  const { codigo: dicho } = await codigo()
  await page.goto(`${origin}/porteria#${dicho}`)
  await page.getByRole('button', { name: 'Sumar este dispositivo' }).click()
  await expect(page.getByText('Tu PIN para empezar el turno')).toBeVisible()
}

export async function empezarTurno(page: Page): Promise<void> {
  const keys = page.getByRole('group', { name: 'Números' })
  for (const sign of pin) await keys.getByRole('button', { name: sign, exact: true }).click()
  await page.getByRole('button', { name: 'Empezar el turno' }).click()
  await expect(page.getByRole('navigation', { name: 'Pantallas' })).toBeVisible()
}

/** As a scanner on a cable sends a code: all its keys at once, with Enter at its end. */
export async function rafaga(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const keys = [...Array.from(text, (sign) => ({ key: sign, text: sign })), { key: 'Enter', text: '\r' }]
  await Promise.all(
    keys.flatMap(({ key, text }) => [
      browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ]),
  )
  await browser.detach()
}

export const teclear = async (page: Page, text: string) => {
  for (const sign of text) await page.keyboard.press(sign, { delay: 80 })
}

/** A browser whose camera shows one picture: a pass as a phone holds it, a DNI on a table. */
export async function conCamara(picture: Buffer): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-camara-'))
  const file = join(folder, 'camara.mjpeg')
  await writeFile(file, picture)
  const { launchOptions } = test.info().project.use
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  return {
    browser,
    close: async () => {
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const celular = { viewport: { width: 360, height: 740 }, hasTouch: true } as const
export const tableta = { viewport: { width: 1024, height: 768 }, hasTouch: true } as const

/** A guard's phone: it keeps what it has, and its worker is at work. */
export async function dispositivo(
  browser: Browser,
  size: typeof celular | typeof tableta = celular,
): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    ...size,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    permissions: ['camera'],
    serviceWorkers: 'allow',
  })
  const complaints = listen(context)
  return { context, page: await context.newPage(), complaints }
}

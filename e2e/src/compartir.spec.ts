import type { Page } from '@playwright/test'
import { installedAddresses, sharedField, workerScope } from '@portal/contract/door.ts'
import { demoPassword, expect, people, test } from './portal.ts'
import { barriers } from './barriers.ts'
import { pdfFile } from './files.ts'

/** Another app shares a file with the installed portal. */

test.use({ serviceWorkers: 'allow' })

/** The service worker is there, and knows whose portal it is. */
async function installed(page: Page): Promise<void> {
  await page.goto('/app')
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length > 0)).toBe(true)
}

interface Shared {
  name: string
  mimeType: string
  buffer: Buffer
}

/** As Chromium does it once a share target is chosen: a form of the manifest's own shape, posted as a navigation. */
async function share(page: Page, ...files: Shared[]): Promise<void> {
  await page.evaluate(
    ([action, name]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'POST', action, enctype: 'multipart/form-data' })
      const input = document.createElement('input')
      Object.assign(input, { type: 'file', name, multiple: true, id: 'lo-compartido' })
      form.append(input)
      document.body.append(form)
    },
    [installedAddresses.share, sharedField] as const,
  )
  await page.locator('#lo-compartido').setInputFiles(files)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form:has(#lo-compartido)')?.submit())
}

/** As many bytes as that, made where they are shared from. */
async function shareBytes(page: Page, names: string[], size: number): Promise<void> {
  await page.evaluate(
    ([action, name, all, bytes]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'POST', action, enctype: 'multipart/form-data' })
      const input = document.createElement('input')
      Object.assign(input, { type: 'file', name, multiple: true })
      const data = new DataTransfer()
      for (const each of all)
        data.items.add(new File([new Uint8Array(bytes)], each, { type: 'application/pdf' }))
      input.files = data.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [installedAddresses.share, sharedField, names, size] as const,
  )
}

const poliza = (name = 'poliza.pdf') => pdfFile(name, 'Póliza de seguro')
const card = (page: Page) => page.getByRole('region', { name: /que compartiste con el portal/ })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /usuario/i }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
}

async function enter(page: Page, who: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(who)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/app/)
}

test('un PDF compartido desde otra aplicación espera en el dispositivo, y llega a la bandeja cuando la persona lo trae', async ({
  page,
  signIn,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upfile')) sent.push(request.url())
  })
  await signIn('delia')
  await installed(page)
  await share(page, await poliza())
  await expect(page).toHaveURL(/bandeja\?compartido=llego$/)
  await expect(card(page)).toContainText('poliza.pdf')
  // Nothing left the browser by itself.
  expect(sent).toEqual([])
  await card(page).getByRole('button', { name: 'Traer a la bandeja' }).click()
  await expect(card(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Sin ubicar' })).toContainText('Compartido')
  expect(sent).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Sin ubicar' })).toContainText('Compartido')
  await expect(card(page)).toBeHidden()
})

test('lo que se comparte sin haber ingresado espera a la persona de quien era el portal, y otra no lo ve', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await installed(page)
  await signOut(page)
  await expect(page).toHaveURL(/\/auth\/login/)
  await share(page, await poliza('solo-de-ana.pdf'))
  await expect(page).toHaveURL(/\/auth\/login/)

  await enter(page, people.carla)
  await page.goto('/app/pages/documentos/bandeja')
  await expect(page.getByRole('heading', { level: 1, name: 'Bandeja' })).toBeVisible()
  await expect(page.getByText('solo-de-ana.pdf')).toHaveCount(0)
  await expect(card(page)).toBeHidden()
  await signOut(page)
  await expect(page).toHaveURL(/\/auth\/login/)

  await enter(page, people.ana)
  await page.goto('/app/pages/documentos/bandeja')
  await expect(card(page)).toContainText('solo-de-ana.pdf')

  // Signing out would lose it, and asks before.
  await signOut(page)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Un archivo compartido todavía no está en la bandeja')
  await question.getByRole('button', { name: 'Salir y perderlos' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await enter(page, people.ana)
  await page.goto('/app/pages/documentos/bandeja')
  await expect(page.getByRole('heading', { level: 1, name: 'Bandeja' })).toBeVisible()
  await expect(card(page)).toBeHidden()
})

test('lo que no es un papel se dice, y se descarta lo que no se quiere', async ({ page, signIn }) => {
  await signIn('carla')
  await installed(page)
  await share(page, { name: 'charla.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
  await expect(page.getByRole('alert')).toContainText('Compartí archivos PDF, JPG, PNG o BMP.')
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await share(page, await poliza('no-va.pdf'))
  await card(page).getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(card(page)).toBeHidden()
})

test('más de lo que entra no se toma, se dice cuánto entra, y lo que ya esperaba sigue ahí', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  await installed(page)
  await share(page, await poliza('la-primera.pdf'))
  await expect(card(page)).toContainText('la-primera.pdf')
  await share(page, ...(await Promise.all(Array.from({ length: 20 }, (_, i) => poliza(`hoja-${i}.pdf`)))))
  await expect(page).toHaveURL(/compartido=lleno$/)
  await expect(page.getByRole('alert')).toContainText(/hasta 20 archivos/)
  await expect(card(page)).toContainText('la-primera.pdf')
  await expect(card(page)).not.toContainText('hoja-0.pdf')

  // Too heavy together, and few enough.
  await shareBytes(page, ['pesado-1.pdf', 'pesado-2.pdf'], 31_000_000)
  await expect(page).toHaveURL(/compartido=lleno$/)
  await expect(page.getByRole('alert')).toContainText(/60 MB/)
  await expect(card(page).getByRole('listitem')).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).not.toHaveURL(/compartido/)
  await card(page).getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(card(page)).toBeHidden()
})

test('lo que se comparte antes de que alguien ingrese no se guarda, y quien ingresa después lee qué hacer', async ({
  page,
}) => {
  await page.goto('/auth/login')
  // No service worker yet: it comes as far as the server, which reads none of it.
  await share(page, await poliza('de-nadie.pdf'))
  await expect(page).toHaveURL(/\/auth\/login/)
  await enter(page, people.delia)
  await expect(page).toHaveURL(/bandeja\?compartido=sin-instalar$/)
  await expect(page.getByRole('alert')).toContainText('Volvé a compartirlo ahora.')
  await installed(page)
  await share(page, await poliza('ahora-si.pdf'))
  await expect(page).toHaveURL(/bandeja\?compartido=llego$/)
  await expect(card(page)).toContainText('ahora-si.pdf')
  await expect(card(page)).not.toContainText('de-nadie.pdf')
})

test('lo que se comparte con un portal instalado en el que no ingresó nadie no se guarda, y se dice', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await page.evaluate(
    async ([script, scope]) => {
      const { installing, active } = await navigator.serviceWorker.register(script, { scope })
      const worker = active ?? installing
      await new Promise<void>((resolve) => {
        const look = () => worker?.state === 'activated' && resolve()
        worker?.addEventListener('statechange', look)
        look()
      })
    },
    [installedAddresses.worker, workerScope] as const,
  )
  await share(page, await poliza('de-nadie.pdf'))
  await expect(page).toHaveURL(/\/auth\/login/)
  await enter(page, people.delia)
  await expect(page).toHaveURL(/bandeja\?compartido=nadie$/)
  await expect(page.getByRole('alert')).toContainText('Todavía no había ingresado nadie en este dispositivo')
  await expect(card(page)).toBeHidden()
  expect(await barriers(page)).toEqual([])
})

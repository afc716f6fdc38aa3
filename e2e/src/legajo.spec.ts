import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { barriers } from './barriers.ts'
import { named, providerDoor } from '@portal/contract/door.ts'
import { expect, test } from './portal.ts'
import { verificador } from './verificador.ts'

test('un administrador baja un legajo, y quien lo recibe comprueba sin red que está como se firmó', async ({
  page,
  context,
  origin,
  signIn,
}, info) => {
  await signIn('administrador')
  const answer = await context.request.post(`${origin}${providerDoor.url}`, {
    headers: { origin },
    data: { ...named('ListCuentas', providerDoor), search: 'Ficción del Sur' },
  })
  const { result } = (await answer.json()) as { result: { records: [{ cuentaid: string }] } } // what the contract promises
  await page.goto(`/consola/cuentas/${result.records[0].cuentaid}`)
  await page.getByRole('button', { name: 'Legajo…', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Tiene datos personales.', { exact: false })).toBeVisible()
  await expect(dialog.getByText('Líneas de auditoría', { exact: true })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Bajar el legajo' }).click()
  const zip = info.outputPath('legajo.zip')
  await (await coming).saveAs(zip)
  await expect(dialog.getByText(/Listo: está entre tus descargas/)).toBeVisible()

  await context.setOffline(true)
  await page.goto(verificador)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soltá acá el legajo')
  expect(await barriers(page)).toEqual([])
  await page.locator('#zip').setInputFiles(zip)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Intacto: los \d+ archivos son los que se firmaron/,
  )
  await expect(page.getByText(/La firma\. Es buena\./)).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
  // On paper nothing is to be pressed.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  // What is inside, in words of the page and by keyboard; what it gives is what was signed, and nothing is opened.
  await page.getByRole('button', { name: 'Abrir el índice' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Índice', exact: true })).toBeFocused()
  const group = page.locator('summary').first()
  await group.press('Enter')
  expect(await barriers(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .press('Enter')
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await saved.path())).subarray(0, 4).toString()).toBe('%PDF')
  await page.getByRole('button', { name: 'Cerrar el índice' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Índice', exact: true })).toHaveCount(0)

  // One that was copied by halves is no one's, and is not told as another's.
  const key = page.getByLabel('El número de la llave que publica')
  await key.fill('a41e 90c7')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(key).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('El número de una llave son 16 signos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Intacto:/)
  expect(await barriers(page)).toEqual([])
  await key.fill('a41e 90c7 33d2 0b1f')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^De otro:/)

  const bytes = await readFile(zip)
  const at = bytes.indexOf('%PDF') + 40
  bytes[at] = (bytes[at] ?? 0) ^ 1
  const other = info.outputPath('alterado.zip')
  await writeFile(other, bytes)
  await page.locator('#zip').setInputFiles(other)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alterado: un archivo cambió.')
  await expect(page.getByText('Lo que no está como se firmó')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  await writeFile(other, bytes.subarray(0, bytes.length - 3))
  await page.locator('#zip').setInputFiles(other)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se puede leer: el ZIP está cortado.')
})

test('la página que verifica no puede pedir nada a la red, ni correr otro código que el suyo', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(verificador)
  const html = await readFile(fileURLToPath(verificador), 'utf8')
  const [, script = ''] = /<script type="module">([\s\S]*)<\/script>/.exec(html) ?? []
  expect(html).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(html).toContain("default-src 'none'")
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soltá acá el legajo')
  expect(asked).toEqual([verificador])
})

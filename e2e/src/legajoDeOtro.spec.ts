import type { Page, TestInfo } from '@playwright/test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readFile, writeFile } from 'node:fs/promises'
import { startTsa } from '@portal/server/testing/tsa.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** Two installations: a legajo of one comes into the bandeja of the other, and a third party's clock stands in what that one signs. */

const verificador = pathToFileURL(
  fileURLToPath(new URL('../../legajo/dist/verificar.html', import.meta.url)),
).href

test('un transportista trae a su bandeja el legajo de otra instalación, y el sello de un tercero se comprueba sin red', async ({
  page,
  context,
  origin,
  browser,
}, info) => {
  test.slow()
  const [tsa, strange] = await Promise.all([startTsa(), startTsa()])
  const here = await startOwnServer({
    DEMO: '1',
    TSA_URL: tsa.url,
    TSA_CA: tsa.ca,
    WEBHOOK_HOSTS: '127.0.0.1',
  })
  try {
    const elsewhere = await browser.newContext()
    const there = askAsProvider(elsewhere, origin)
    await there('LoginOperador', { username: people.administrador, password: demoPassword })
    const zip = await legajoOf(there, elsewhere, origin)
    const path = info.outputPath('legajo.zip')
    await writeFile(path, zip)

    await askAsCarrier(context, here.origin)('login', { username: people.ana, password: demoPassword })
    await page.goto(`${here.origin}/app/pages/documentos/bandeja`)
    await page.getByRole('button', { name: 'Traer un legajo…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Traer un legajo' })
    expect(await barriers(page)).toEqual([])
    await dialog.getByLabel('Elegir el ZIP').setInputFiles(path)
    await expect(dialog.getByText('Acá nadie conoce esta llave')).toBeVisible()
    await expect(dialog.getByText(/y está tal como se firmó/)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('visto.png') })

    const changed = Buffer.from(zip)
    const at = changed.indexOf('%PDF') + 40
    changed[at] = (changed[at] ?? 0) ^ 1
    const other = info.outputPath('alterado.zip')
    await writeFile(other, changed)
    await dialog.getByLabel('Elegir el ZIP').setInputFiles(other)
    await expect(dialog.getByText(/el legajo no está como se firmó \(un archivo cambió\)/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Traer/ })).toHaveCount(0)

    await dialog.getByLabel('Elegir el ZIP').setInputFiles(path)
    await expect(dialog.getByText('Hasta que un administrador del proveedor la fije')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Traer .* a la bandeja$/ })).toHaveCount(0)

    const administrador = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const ours = askAsProvider(administrador, here.origin)
    await ours('LoginOperador', { username: people.administrador, password: demoPassword })
    const own = (await there('ListLlaves', {})).records[0]?.propias[0]?.llave ?? ''
    await pinFromTheLegajo(await administrador.newPage(), { origin: here.origin, ours, path, own, info })

    await dialog.getByLabel('Elegir el ZIP').setInputFiles(path)
    await expect(
      dialog.getByText('Su llave está fijada acá como la de Molinos del Ejemplo S.A.'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: /^Traer .* a la bandeja$/ }).click()
    await expect(dialog.getByText(/Vin(o|ieron) .* a la bandeja/)).toBeVisible({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Cerrar' }).click()
    await expect(page.getByText(/Del legajo de Molinos del Ejemplo S\.A\./).first()).toBeVisible()
    await expect(
      page.getByText(/Lo firmó Molinos del Ejemplo S\.A\., con una llave que acá se conoce/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Presentar .* seguras?$/ })).toHaveCount(0)
    expect(await barriers(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('bandeja.png') })

    for (const tarea of ['sellado', 'testigos', 'sellos'] as const) {
      await ours('EjecutarTarea', { tarea })
      await expect
        .poll(
          async () =>
            (await ours('Tareas', {})).records.find((each) => each.tarea === tarea)?.ultimo_fin ?? null,
          { timeout: 30_000 },
        )
        .not.toBeNull()
    }
    const stamped = info.outputPath('sellado.zip')
    await writeFile(stamped, await legajoOf(ours, administrador, here.origin))
    await context.setOffline(true)
    await page.goto(verificador)
    await page.locator('#zip').setInputFiles(stamped)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Intacto:/)
    await expect(page.getByText(/según quien dice ser Reloj de prueba, Ficticia/)).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('sello.png'), fullPage: true })

    const certificate = page.getByLabel('El certificado de quien puso el sello de tiempo')
    await page.getByLabel('La raíz al pie de un correo de esos días').fill('7c19 e2b4 05da 11aa 93f0')
    await certificate.setInputFiles(path)
    await expect(page.getByRole('alert')).toHaveText(/^legajo\.zip no es un certificado que se pueda leer/)
    await expect(certificate).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Comparar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Intacto:/)
    await expect(page.getByLabel('La raíz al pie de un correo de esos días')).toHaveValue(
      '7c19 e2b4 05da 11aa 93f0',
    )
    expect(await barriers(page)).toEqual([])
    await page.getByLabel('La raíz al pie de un correo de esos días').fill('')
    const der = info.outputPath('autoridad.cer')
    const pem = await readFile(tsa.ca, 'utf8')
    await writeFile(der, Buffer.from(pem.replaceAll(/-----[A-Z ]+-----/g, ''), 'base64'))
    for (const file of [tsa.ca, der]) {
      await certificate.setInputFiles(file)
      await page.getByRole('button', { name: 'Comparar' }).click()
      await expect(page.getByText(/y su certificado lleva a los que pusiste/)).toBeVisible()
      await expect(certificate).toHaveValue(/\.(pem|cer)$/)
      await page.getByRole('button', { name: 'Sacar el certificado' }).click()
      await page.getByRole('button', { name: 'Comparar' }).click()
      await expect(page.getByText(/es una autoridad que no conocés/)).toBeVisible()
    }
    await certificate.setInputFiles(strange.ca)
    await page.getByRole('button', { name: 'Comparar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No coincide: el sello de tiempo no es de la autoridad que pusiste.',
    )
    expect(await barriers(page)).toEqual([])
    expect((await readFile(fileURLToPath(verificador))).length).toBeLessThan(600_000)
  } finally {
    await here.stop()
    await Promise.all([tsa.stop(), strange.stop()])
  }
})

/** From the account, with the number as it was heard; then it stands among the keys. */
async function pinFromTheLegajo(
  page: Page,
  {
    origin,
    ours,
    path,
    own,
    info,
  }: {
    origin: string
    ours: ReturnType<typeof askAsProvider>
    path: string
    own: string
    info: TestInfo
  },
): Promise<void> {
  const { records } = await ours('ListCuentas', { search: 'Ficción del Sur' })
  await page.goto(`${origin}/consola/cuentas/${records[0]?.cuentaid ?? ''}`)
  await page.getByRole('button', { name: 'Traer un legajo…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Traer un legajo' })
  await dialog.getByLabel('Elegir el ZIP').setInputFiles(path)
  await dialog.getByRole('button', { name: 'Fijar esta llave…' }).click()
  const panel = page.getByRole('dialog', { name: 'Fijar una llave' })
  await expect(panel.getByLabel('La llave')).toHaveValue(/BEGIN PUBLIC KEY/)
  await panel.getByLabel('De quién es').fill('Molinos del Ejemplo S.A.')
  await panel.getByLabel('Su número').fill('0000 0000 0000 0000')
  await panel.getByRole('button', { name: 'Fijarla', exact: true }).click()
  await expect(panel.getByText(/No es el número de esa llave/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('fijar.png') })
  await panel.getByLabel('Su número').fill((own.match(/.{4}/g) ?? []).join(' '))
  await panel.getByRole('button', { name: 'Fijarla', exact: true }).click()
  await expect(dialog.getByText('Su llave está fijada acá como la de Molinos del Ejemplo S.A.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()

  await page.goto(`${origin}/consola/ajustes/llaves`)
  await expect(page.getByText('La fijó Irene Valle')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('llaves.png') })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: info.outputPath('llaves-celular.png'), fullPage: true })
}

async function legajoOf(
  provider: ReturnType<typeof askAsProvider>,
  context: Parameters<typeof askAsProvider>[0],
  origin: string,
): Promise<Buffer> {
  const cuentas = await provider('ListCuentas', { search: 'Ficción del Sur' })
  const mes = hoyEnBuenosAires().slice(0, 7)
  const { records } = await provider('PrepararLegajo', {
    cuentaid: cuentas.records[0]?.cuentaid ?? '',
    desde: mes,
    hasta: mes,
  })
  const answer = await context.request.get(`${origin}${records[0]?.url ?? ''}`)
  expect(answer.status()).toBe(200)
  return answer.body()
}

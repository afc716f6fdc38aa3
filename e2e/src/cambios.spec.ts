import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Page } from '@playwright/test'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { pdfFile } from './files.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** What a later day will ask for is told to whom it hits, and may be presented before it. */

const formatDate = (day: string) => day.split('-').reverse().join('/')
const anuncios = (page: Page) => page.getByRole('region', { name: 'Lo que se va a pedir' })

test('un transportista ve lo que se le va a pedir, y lo presenta antes de su día', async ({
  page,
  context,
  browser,
}) => {
  const { origin, stop } = await startOwnServer({ DEMO: '1' })
  const provider = await browser.newContext()
  const ask = askAsProvider(provider, origin)
  await ask('LoginOperador', { username: people.administrador, password: demoPassword })
  const dia = sumarDias(hoyEnBuenosAires(), 28)
  const save = async (nombre: string, docrectipo_recurso: 'chofer' | 'dominio') => {
    const { records } = await ask('SaveTipoDocumento', {
      tipodocumentoid: '0',
      values: {
        nombre,
        docrectipo_recurso,
        obligatorio: true,
        critico: true,
        vigencia: 'impresa',
        aviso_dias: [30, 7],
        origen: 'contractual',
        rige_desde: dia,
      },
    })
    return records[0]?.tipodocumentoid ?? ''
  }
  await save('Curso de altura', 'chofer')
  await save('Cinta reflectiva', 'dominio')

  await askAsCarrier(context, origin)('login', { username: people.ana, password: demoPassword })
  await page.goto(`${origin}/app`)
  const curso = anuncios(page).getByRole('listitem').filter({ hasText: 'Curso de altura' })
  await expect(curso).toContainText(
    new RegExp(`Desde el ${formatDate(dia)} se pedirá .*Curso de altura a \\d+ choferes`),
  )
  await expect(curso).toContainText(/Pendiente: .+ y \d+ más\./)
  expect(await barriers(page)).toEqual([])

  await curso.getByRole('button', { name: /^Presentar/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pdfFile('curso.pdf', 'Curso'))
  await dialog.getByRole('textbox', { name: /Fecha de vencimiento/ }).pressSequentially('31122099')
  await dialog.getByRole('textbox', { name: /^Número/ }).fill('C-1')
  await dialog.getByRole('button', { name: /^Presentar/ }).click()
  await expect(page.getByText(/Ahora lo revisa el proveedor/).first()).toBeVisible()

  await page.goto(`${origin}/app`)
  await expect(curso).toContainText(/1 de \d+ ya están? en regla o en revisión\./)
  // Nobody stops working before its day.
  const { records } = await askAsCarrier(context, origin)('ListRecDocFaltantes', { tiporecurso: 'chofer' })
  expect(records.flatMap(({ documentos }) => documentos.map(({ nombre }) => nombre))).not.toContain(
    'Curso de altura',
  )

  await page.goto(`${origin}/app/choferes`)
  await page.locator('main a[href$="/detalle"]:visible').last().click()
  await expect(anuncios(page)).toContainText(`Desde el ${formatDate(dia)}`)
  await expect(page.getByRole('row', { name: /Curso de altura/ })).toContainText(
    `Se pide desde el ${formatDate(dia)}`,
  )

  await Promise.all([provider.close(), page.close()])
  await stop()
})

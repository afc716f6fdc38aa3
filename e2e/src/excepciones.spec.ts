import type { Page } from '@playwright/test'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { askAsProvider } from './ask.ts'
import { expect, test } from './portal.ts'

/** What is lifted of one resource: by whom, and as its carrier sees it. */

const legible = (date: string) => date.split('-').reverse().join('/')

test('el proveedor exceptúa lo que falta hasta un día, la empresa lo lee y la excepción termina', async ({
  page,
  context,
  origin,
  signIn,
  browser,
}) => {
  await signIn('administrador')
  const ask = askAsProvider(context, origin)
  const [cuenta] = (await ask('ListCuentas', { search: 'Ficción del Sur' })).records
  const cuentaid = cuenta?.cuentaid ?? ''
  // One whose every reason can be lifted.
  let found: { recursoid: string; documentos: string[] } | undefined
  const { records: choferes } = await ask('ListRecursosCuenta', {
    cuentaid,
    tiporecurso: 'chofer',
    estado: 'ACTIVO',
    aptitud: 'no habilitado',
  })
  for (const { recursoid } of choferes) {
    const [chofer] = (await ask('DetailRecursoCuenta', { cuentaid, recursoid })).records
    const frenan = (chofer?.casillas ?? []).filter(
      ({ critico, obligatorio, estado, mes }) => critico && obligatorio && !mes && estado !== 'activo',
    )
    if (frenan.length === 1 && frenan.every(({ estado }) => estado !== 'bloqueado'))
      found ??= { recursoid, documentos: frenan.map((each) => each.nombre_corto ?? each.nombre) }
  }
  if (!found) throw new Error('no chofer with one reason')
  const { recursoid, documentos } = found
  const documento = documentos[0] ?? ''
  const hasta = sumarDias(hoyEnBuenosAires(), 60)

  await page.goto(`/consola/cuentas/${cuentaid}/recursos/${recursoid}`)
  await page.getByRole('button', { name: `Exceptuar hasta…: ${documento} de` }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Exceptuar', exact: true }).click()
  await expect(panel.getByText('Elegí hasta qué día')).toBeVisible()
  // By keyboard alone.
  await dia(panel).focus()
  await page.keyboard.type(legible(hasta))
  await panel.getByLabel('Motivo').focus()
  await page.keyboard.type('Tiene turno')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Puede conducir/)).toBeVisible()
  await expect(page.getByText(`Exceptuado hasta ${legible(hasta)}`).first()).toBeVisible()

  const carrier = await browser.newContext({ baseURL: origin })
  await signIn('ana', carrier)
  const theirs = await carrier.newPage()
  await theirs.goto(`/app/choferes/${recursoid}/detalle`)
  await expect(theirs.getByText(/^Puede conducir/)).toBeVisible()
  await expect(theirs.getByText(`Exceptuado hasta ${legible(hasta)} · «Tiene turno»`)).toBeVisible()
  await expect(theirs.getByText(/Lo exceptuó .+: «Tiene turno»/)).toBeVisible()

  await page.getByRole('link', { name: 'Catálogo' }).click()
  await page.getByRole('link', { name: 'Excepciones' }).click()
  await expect(page.getByRole('heading', { name: 'Excepciones' })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^Terminar.*${documento}`) }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('No fue al turno')
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar la excepción' }).click()
  await expect(page.getByText('la excepción terminó')).toBeVisible()

  await theirs.reload()
  await expect(theirs.getByText(/No puede conducir:|Todavía no puede conducir:/)).toBeVisible()
  await theirs.goto('/app/pages/documentoshistorial?order=createdtime+DESC')
  await expect(theirs.getByRole('row', { name: /Excepción terminada/ }).first()).toBeVisible()
  await carrier.close()
})

const dia = (panel: ReturnType<Page['getByRole']>) => panel.getByLabel('Hasta qué día').first()

import { askAsCarrier } from './ask.ts'
import { expect, test } from './portal.ts'

/** What was added by mistake goes again, and for ten seconds it can be put back. */

const chofer = (documento: string, apellido: string) => ({
  nombre: 'Errata',
  apellido,
  tipo_documento: 'DNI',
  documento,
  nacionalidad: 'Argentina',
})

test('una persona elimina de la lista lo que cargó por error, lo recupera y lo elimina del todo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  await ask('SaveChofer', { choferid: '0', values: chofer('40.700.001', 'Aaprimero') })
  await ask('SaveChofer', { choferid: '0', values: chofer('40.700.002', 'Aasegundo') })
  const held = (await ask('ListDocumentos', { tiporecurso: 'chofer' })).records[0]?.nombre ?? ''
  await page.goto('/app/choferes?order=nombre+ASC')
  const check = (name: string) => page.getByRole('checkbox', { name: `Seleccionar ${name}` })
  const bar = page.getByRole('button', { name: 'Eliminar', exact: true })

  await test.step('pregunta antes, con el foco en no hacerlo', async () => {
    await check('Aaprimero, Errata').check()
    await check('Aasegundo, Errata').check()
    await bar.click()
    const dialog = page.getByRole('alertdialog', { name: '¿Eliminar 2 registros?' })
    await expect(dialog).toContainText('Aaprimero')
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect(page.getByText('2 datos eliminados correctamente')).toBeVisible()
    await expect(check('Aaprimero, Errata')).toHaveCount(0)
  })

  await test.step('deshacer los trae de vuelta', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Datos recuperados')).toBeVisible()
    await expect(check('Aasegundo, Errata')).toBeVisible()
  })

  await test.step('de los que quedan se dice por qué, por su nombre', async () => {
    await page.goto(`/app/choferes?order=nombre+ASC&search=${encodeURIComponent(held.split(',')[0] ?? '')}`)
    await page
      .getByRole('checkbox', { name: /^Seleccionar (?!todos)/ })
      .first()
      .check()
    await bar.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
    const why = page.getByRole('alertdialog', { name: 'Uno no se eliminó' })
    await expect(why.getByRole('listitem')).toHaveText(
      / (tiene documentos presentados: dalo de baja|ya está dado de baja, y su historial se conserva)\.$/,
    )
    await why.getByRole('button', { name: 'Entendido' }).click()
  })

  await test.step('y mientras se lee por qué, lo que se eliminó todavía se deshace', async () => {
    await page.goto('/app/choferes?order=nombre+ASC&pagesize=100')
    await check('Aaprimero, Errata').check()
    await check(held).check()
    await bar.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
    const why = page.getByRole('alertdialog', { name: 'Uno no se eliminó' })
    await why.getByRole('button', { name: 'Deshacer lo que se eliminó' }).click()
    await expect(page.getByText('Dato recuperado')).toBeVisible()
    await why.getByRole('button', { name: 'Entendido' }).click()
    await expect(check('Aaprimero, Errata')).toBeVisible()
  })

  await test.step('y desde su ficha, que deja lugar a la lista', async () => {
    await page.goto('/app/choferes?order=nombre+ASC')
    await page.getByRole('link', { name: 'Aaprimero, Errata' }).click()
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expect(page).toHaveURL(/\/app\/choferes$/)
    await expect(page.getByText('Dato eliminado correctamente')).toBeVisible()
  })
})

test('las unidades también se marcan, se inactivan y se eliminan de a varias', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const { records } = await ask('ListDominios', { tipo_vehiculo: 'MOTRIZ', estado_dominio: 'ACTIVO' })
  const tractor = records[0]?.dominioid ?? ''
  for (const nombre of ['Errata una', 'Errata dos'])
    await ask('SaveUnidad', { unidadid: '0', values: { nombre, tractor } })
  await page.goto('/app/unidades')
  const choose = async () => {
    await page.getByRole('checkbox', { name: 'Seleccionar Errata una' }).check()
    await page.getByRole('checkbox', { name: 'Seleccionar Errata dos' }).check()
    await expect(page.getByText('2 seleccionados')).toBeInViewport({ ratio: 1 })
  }
  await choose()
  await page.getByRole('button', { name: 'Marcar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Quitar la marca de Errata dos' })).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('2 datos eliminados correctamente')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await choose()
  await page.getByRole('button', { name: 'Inactivar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Inactivar' }).click()
  await expect(page.getByRole('checkbox', { name: 'Seleccionar Errata una' })).toHaveCount(0)
})

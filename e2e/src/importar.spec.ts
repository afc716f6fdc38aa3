import type { Page } from '@playwright/test'
import { barriers, overflow } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** A sheet of three hundred rows with every kind of trouble: rehearsed, mended in its place, imported and undone. */

const cabeza = 'Apellido y Nombre;D.N.I.;CUIL;F. Ingreso;Cel;Obs'

function planilla(): string {
  const buenas = Array.from(
    { length: 290 },
    (_, i) =>
      `Fila ${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(65 + Math.floor(i / 26))}, Persona;${70_000_000 + i};;03/02/2024;291 555-0148;`,
  )
  const malas = [
    'Vega, Lautaro;99000448;;12/13/2026;;',
    'Ibarra, Sol;99000415;27-99000415-1;;;',
    'Notación, Una;9,9E+07;;;;',
    '=cmd|calc, Mala;99000501;;;;',
    ';99000502;;;;sin nombre',
    'Repetida, Una;99000352;;;291 555-0101;',
    'Repetida, Una;99000352;;;291 555-0102;',
    'Ajeno, CUIL;99000416;20-12345678-6;;;',
    'Corta, DNI;12;;;;',
    'Serie, Fecha;99000517;;44927;;viaja a Chile',
  ]
  return ['Personal de la empresa;;;;;', cabeza, ...malas, ...buenas].join('\r\n')
}

const elegir = async (page: Page, nombre: string, texto: string, latin1 = false) => {
  await page
    .getByLabel('Elegir planilla')
    .last()
    .setInputFiles({
      name: nombre,
      mimeType: 'text/csv',
      buffer: Buffer.from(texto, latin1 ? 'latin1' : 'utf8'),
    })
}

test('una planilla con todos los problemas se ensaya, se corrige en su lugar, se importa y se deshace', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  await signIn('carla')
  await page.goto('/app/choferes')
  await page.getByRole('link', { name: 'Importar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importar choferes' })).toBeVisible()
  const migas = page.getByRole('navigation', { name: 'Estas aquí' })
  await expect(migas.getByRole('listitem')).toHaveText(['Inicio', 'Choferes', 'Importar'])
  await expect(migas.getByRole('link', { name: 'Choferes' })).toHaveAttribute('href', '/app/choferes')

  await elegir(page, 'vacia.csv', '\n\n')
  await expect(page.getByText('La planilla está vacía.')).toBeVisible()
  await elegir(page, 'personal.csv', planilla(), true)
  await expect(page.getByText('300 filas · títulos en la fila 2')).toBeVisible()
  await expect(page.getByLabel('Qué es «D.N.I.»')).toHaveValue('documento')
  await expect(page.getByLabel('Qué es «Obs»')).toHaveValue('')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Ensayar las 300 filas' }).click()

  await expect(page.getByRole('heading', { name: 'Así quedaría: 291 choferes nuevos' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('button', { name: '6 error' })).toBeVisible()
  await expect(page.getByRole('button', { name: '3 decidir' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  // By keyboard alone, and where the tab is loaded anew nothing is lost.
  await page.getByRole('button', { name: '6 error' }).press('Enter')
  const vega = page.getByRole('row', { name: /Vega, Lautaro/ })
  await expect(vega).toContainText('no hay mes 13')
  await page.reload()
  await tabTo(page, vega.getByRole('button', { name: /^Corregir/ }))
  await page.keyboard.press('Enter')
  await expect(vega.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('13/12/2025')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '5 error' })).toBeVisible()
  await page.getByRole('button', { name: '3 decidir' }).click()
  const repetidas = page.getByRole('row', { name: /Repetida, Una/ })
  await expect(repetidas).toHaveText([
    /Está más de una vez: filas 8, 9. Se diferencian en: Celular.*291 555-0101/,
    /Está más de una vez: filas 8, 9. Se diferencian en: Celular.*291 555-0102/,
  ])
  await page.getByRole('button', { name: /^Usar la 8/ }).click()
  await expect(page.getByRole('button', { name: '1 decidir' })).toBeVisible()
  await page.getByRole('button', { name: '1 afuera' }).click()
  await expect(repetidas).toContainText('La dejaste afuera: cuenta la fila 8')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: /no están en la planilla/ }).click()
  await expect(page.getByText('Quedan como están, salvo las que vos des de baja.')).toBeVisible()

  await page.getByRole('button', { name: 'Importar 293 filas' }).click()
  await expect(page.getByRole('heading', { name: 'Importaste 293 choferes' })).toBeVisible({
    timeout: 60_000,
  })
  expect(await barriers(page)).toEqual([])
  const [bajada] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bajar las 7 filas' }).click(),
  ])
  expect(bajada.suggestedFilename()).toBe('personal - qué falta.xlsx')
  const afuera = await bajada.path()

  // Row by row only where somebody asks for it.
  const filas = page.getByRole('heading', { name: 'Fila por fila' })
  await expect(filas).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver las filas: personal.csv' }).first().click()
  await expect(filas).toBeVisible()
  await page.getByRole('button', { name: '5 error' }).click()
  await expect(page.getByRole('row', { name: /Ibarra, Sol/ })).toContainText(
    /CUIT o CUIL inválido. Con ese DNI termina en 9, no en 1/,
  )
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Deshacer la importación' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la importación' }).click()
  await expect(page.getByRole('heading', { name: 'Deshiciste la importación' })).toBeVisible({
    timeout: 60_000,
  })
  await page.goto('/app/choferes?search=Persona')
  await expect(page.getByText('Fila AA, Persona')).toHaveCount(0)

  // What stayed out is a sheet that can be brought again.
  await page.goto('/app/importar?tipo=choferes')
  await page.getByLabel('Elegir planilla').last().setInputFiles(afuera)
  await expect(page.getByText('7 filas · títulos en la fila 1')).toBeVisible()
  await expect(page.getByLabel('Qué es «Qué falta»')).toHaveValue('')
  await expect(page.getByLabel('Qué es «Cel»')).toHaveValue('telefono')
})

test('sin señal la planilla sigue en la pantalla, y el ensayo sigue donde estaba', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('carla')
  await page.goto('/app/importar?tipo=dominios')
  await elegir(page, 'dominios.csv', 'Patente,Tipo,Ejes,Marca\nAC456EF,Semirremolque,3,De prueba\n')
  const ensayar = page.getByRole('button', { name: 'Ensayar la fila' })
  await expect(ensayar).toBeVisible()
  await context.setOffline(true)
  await ensayar.click()
  await expect(page.getByText('La planilla sigue acá: seguí cuando vuelva la señal.')).toBeVisible({
    timeout: 20_000,
  })
  await context.setOffline(false)
  await ensayar.click()
  await expect(page.getByRole('heading', { name: 'Así quedaría: 1 dominio nuevo' })).toBeVisible()
})

test('un administrador carga los CUIT conocidos de una planilla, y la misma otra vez no cambia nada', async ({
  page,
  signIn,
}) => {
  const sheet = [
    'Listado de transportes;',
    'Razón social;C.U.I.T.',
    'Uno que viene S.A. (demo);30-99900078-5',
    'Otro que viene S.A. (demo);30999000793',
    'Con un dígito de otro (demo);30-99900078-6',
    'Uno otra vez (demo);30.99900078.5',
  ].join('\r\n')
  await signIn('administrador')
  await page.goto('/consola/cuit-conocidos')
  await page.getByRole('link', { name: 'Importarlos de una planilla' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importar CUIT conocidos' })).toBeVisible()
  await elegir(page, 'roto.csv', 'a;"b')
  await expect(page.getByText('Hay una comilla que se abre y no se cierra.')).toBeVisible()

  await elegir(page, 'transportes.csv', sheet, true)
  await expect(page.getByText('4 filas · títulos en la fila 2')).toBeVisible()
  await expect(page.getByLabel('Qué es «C.U.I.T.»')).toHaveValue('cuit')
  expect(await barriers(page)).toEqual([])
  // By keyboard alone.
  await tabTo(page, page.getByRole('button', { name: 'Ensayar las 4 filas' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /30-99900078-6/ })).toContainText('CUIT o CUIL inválido')
  await expect(page.getByRole('row', { name: /Uno otra vez/ })).toContainText(
    'Está más de una vez: filas 3, 6',
  )
  await expect(page.getByRole('button', { name: '2 nuevos' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await tabTo(page, page.getByRole('button', { name: 'Cargar 2 CUIT' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cargaste 2 CUIT' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const [bajada] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bajar las 2 filas' }).click(),
  ])
  expect(bajada.suggestedFilename()).toBe('CUIT conocidos - qué falta.xlsx')

  await page.getByRole('button', { name: 'Elegir otra planilla' }).click()
  await elegir(page, 'transportes.csv', sheet, true)
  await page.getByRole('button', { name: 'Ensayar las 4 filas' }).click()
  await expect(page.getByRole('button', { name: '2 ya cargados' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nada para cargar' })).toBeDisabled()
  await page.goto('/consola/cuit-conocidos')
  await expect(page.getByText('Uno que viene S.A. (demo)')).toBeVisible()
})

test('a quién invitar se elige de una planilla, columna por columna, y se revisa antes de mandar nada', async ({
  page,
  signIn,
}) => {
  const sheet = [
    'Alta;Razón social;C.U.I.T.;Correo;Teléfono',
    '44927;De planilla S.A. (demo);30-99900086-6;planilla@ficcion.example;291 555-0148',
    '44928;Sin correo S.A. (demo);30-99900087-4;;291 555-0149',
  ].join('\r\n')
  await signIn('administrador')
  await page.goto('/consola/invitaciones')
  await page
    .getByLabel('O elegí una planilla, XLSX o CSV')
    .last()
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet, 'latin1') })
  await expect(page.getByLabel('Qué es «C.U.I.T.»')).toHaveValue('cuit')
  await expect(page.getByLabel('Qué es «Correo»')).toHaveValue('email')
  await expect(page.getByLabel('Qué es «Teléfono»')).toHaveValue('')
  expect(await barriers(page)).toEqual([])
  await tabTo(page, page.getByRole('button', { name: 'Usar las 2 filas' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Tu lista')).toHaveValue(
    '30-99900086-6; planilla@ficcion.example; De planilla S.A. (demo)\n30-99900087-4; Sin correo S.A. (demo)',
  )
  await expect(page.getByText('1 para invitar, 1 para corregir')).toBeVisible()
})

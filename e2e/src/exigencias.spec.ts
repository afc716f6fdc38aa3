import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { askAsProvider } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** The grid of types and operations: what is asked where, who it touches before it is saved, and what others save meanwhile. */

test('un administrador agrega una exigencia con el teclado, lee quién cae, elige desde cuándo y guarda', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const provider = askAsProvider(context, server.origin)
    await provider('LoginOperador', { username: people.administrador, password: demoPassword })
    const planta = async () => {
      const { records } = await provider('ListCatalogoOperaciones', {})
      const found = records.find(({ nombre }) => nombre.startsWith('Depósito Central'))
      if (!found) throw new Error('la demostración no tiene esa operación')
      return found
    }
    const { operacionid, nombre } = await planta()
    const seguro = page.getByRole('button', { name: `Seguro de accidentes personales, ${nombre}` })
    const cambia = page.getByRole('region', { name: 'sin guardar' })
    const enDias = sumarDias(hoyEnBuenosAires(), 12)
    const escrita = enDias.split('-').toReversed().join('/')

    await test.step('las flechas llegan a la celda y una tecla la cambia', async () => {
      await page.goto(`${server.origin}/consola/catalogo`)
      await page.getByRole('link', { name: 'Operaciones' }).press('Enter')
      const grid = page.getByRole('grid', { name: 'Operaciones' })
      await tabTo(page, grid.getByRole('link', { name: 'Licencia Nacional de Conducir profesional' }))
      await page.keyboard.press('End')
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      for (let row = 0; row < 6; row++) await page.keyboard.press('ArrowDown')
      await expect(seguro).toBeFocused()
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('c')
      await expect(seguro).toHaveAccessibleName(/: Crítico, sin guardar$/)
      await expect(seguro).toBeFocused()
      await expect(cambia).toContainText(`Desde hoy, 1 chofer de 1 cuenta no podría entrar a ${nombre}.`)
    })

    await test.step('la grilla no deja pedir lo que ya se pide, ni menos', async () => {
      const general = page
        .getByRole('grid')
        .getByRole('gridcell')
        .filter({ hasText: 'ya es general' })
        .first()
      await expect(general.getByRole('button')).toHaveCount(0)
    })

    await test.step('la fecha y quién lo exige se eligen en la celda, y la frase los sigue', async () => {
      await seguro.press('Enter')
      const globo = page.getByRole('dialog')
      await expect(globo).toBeVisible()
      await globo.getByRole('textbox', { name: 'Hasta' }).fill('01/01/2020')
      await page.keyboard.press('Tab')
      await expect(globo).toContainText('el último día no puede ser anterior al primero')
      // Closed like that, nothing typed is lost and nothing is saved.
      await page.keyboard.press('Escape')
      await expect(globo).toBeHidden()
      await expect(seguro).toHaveAccessibleName(/el último día no puede ser anterior al primero/)
      await expect(cambia).toContainText('no se puede guardar así')
      await expect(cambia.getByRole('button', { name: 'Guardar 1 cambio' })).toBeDisabled()
      expect(await barriers(page)).toEqual([])
      await seguro.press('Enter')
      await expect(globo.getByRole('textbox', { name: 'Hasta' })).toHaveValue('01/01/2020')
      await globo.getByRole('textbox', { name: 'Hasta' }).fill('')
      await globo.getByRole('textbox', { name: 'Desde' }).fill(escrita)
      await globo.getByRole('textbox', { name: 'Quién lo exige' }).fill('Reglamento de planta')
      await expect(cambia).toContainText(`Desde el ${escrita}, 1 chofer`)
      await expect(cambia.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(seguro).toBeFocused()
      await cambia.getByRole('button', { name: 'Verlo' }).click()
      await expect(cambia.getByRole('listitem').last()).toContainText('(demo)')
    })

    await test.step('salir pregunta, y quedarse no pierde nada', async () => {
      await page.getByRole('link', { name: 'Tipos' }).click()
      await page.getByRole('button', { name: 'Seguir editando' }).click()
      await expect(seguro).toHaveAccessibleName(/sin guardar$/)
    })

    await test.step('lo que otro guardó mientras tanto se dice, y lo propio queda encima', async () => {
      const { version } = await planta()
      await provider('SaveOperacion', { operacionid, values: { sede: 'Otra entrada', version } })
      await cambia.getByRole('button', { name: 'Guardar 1 cambio' }).click()
      await page.getByRole('button', { name: 'Guardar igual' }).click()
      await expect(cambia).toContainText(`Alguien guardó ${nombre} mientras la cambiabas.`)
      expect((await planta()).exigencias).toEqual([])
      await cambia.getByRole('button', { name: 'Seguir con lo mío' }).click()
    })

    await test.step('guardar dice qué cambia antes, y queda', async () => {
      await cambia.getByRole('button', { name: 'Guardar 1 cambio' }).click()
      await expect(page.getByRole('alertdialog')).toContainText(`Desde el ${escrita}, 1 chofer`)
      await page.getByRole('button', { name: 'Guardar igual' }).click()
      await expect(page.getByText('Se guardó 1 cambio')).toBeVisible()
      await expect(cambia).toHaveCount(0)
      expect((await planta()).exigencias).toMatchObject([
        { critico: true, obligatorio: true, vigente_desde: enDias, fuente: 'Reglamento de planta' },
      ])
      await page.reload()
      await expect(seguro).toHaveAccessibleName(
        new RegExp(`: Crítico, desde ${escrita}, Reglamento de planta$`),
      )
    })

    await test.step('lo que se pone y se saca no es un cambio', async () => {
      await seguro.focus()
      await page.keyboard.press('Delete')
      await expect(cambia).toBeVisible()
      await cambia.getByRole('button', { name: 'Descartar' }).click()
      await expect(cambia).toHaveCount(0)
    })

    await test.step('en un teléfono también', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await overflow(page)).toBe(0)
      expect(await barriers(page)).toEqual([])
    })

    await test.step('un revisor la lee y no la cambia', async () => {
      await provider('LogoutOperador', {})
      await provider('LoginOperador', { username: people.revisor, password: demoPassword })
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.reload()
      await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
      await expect(page.getByRole('grid').getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Nueva operación' })).toHaveCount(0)
    })
  } finally {
    await server.stop()
  }
})

test('el primer día dice qué es una operación, y la primera se crea ahí mismo', async ({ page }) => {
  const server = await startOwnServer({
    ADMIN_EMAIL: 'jefa@proveedor.example',
    ADMIN_PASSWORD: 'Una tarde sin apuro en la ruta 3',
  })
  try {
    await page.goto(`${server.origin}/consola/catalogo/operaciones`)
    await page.getByRole('textbox', { name: 'Email' }).fill('jefa@proveedor.example')
    await page.getByLabel('Contraseña', { exact: true }).fill('Una tarde sin apuro en la ruta 3')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Todavía no hay operaciones')).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Nueva operación' }).click()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Obra Ruta Imaginaria')
    await page.getByRole('button', { name: 'Crear' }).click()
    await expect(page.getByRole('heading', { name: 'Obra Ruta Imaginaria' })).toBeVisible()
    await page.getByRole('link', { name: 'Operaciones' }).first().click()
    await expect(page.getByRole('columnheader', { name: /^Obra Ruta Imaginaria/ })).toBeVisible()
  } finally {
    await server.stop()
  }
})

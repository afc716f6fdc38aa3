import { askAsCarrier, askAsProvider } from './ask.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** The provider takes a resource out of an operation, and back in: what both sides see of it. */

test('con el teclado solo, el proveedor saca a un chofer de una operación; su empresa lo lee y no lo puede volver a incluir', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const ask = askAsProvider(context, server.origin)
    await ask('LoginOperador', { username: people.revisor, password: demoPassword })
    const [participacion] = (await ask('ListParticipaciones', { terminadas: false, search: 'Fábula' }))
      .records
    if (!participacion) throw new Error('the demonstration is another one')
    const { cuentaid, nombre } = participacion
    const choferes = (await ask('ListRecursosCuenta', { cuentaid, tiporecurso: 'chofer', estado: 'ACTIVO' }))
      .records
    const recursoid = choferes[0]?.recursoid ?? ''
    const operacion = (name: string) =>
      page.getByRole('list', { name }).getByRole('listitem').filter({ hasText: nombre })

    await test.step('desde su ficha en la consola, con un motivo', async () => {
      await page.goto(`${server.origin}/consola/cuentas/${cuentaid}/recursos/${recursoid}`)
      await tabTo(page, page.getByRole('button', { name: `Sacar ${nombre}` }))
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: `No va a ${nombre}` })
      await expect(panel.getByText('Le avisamos al transporte por email')).toBeVisible()
      await panel.getByRole('button', { name: 'No va' }).press('Enter')
      await expect(panel.getByText('Campo requerido')).toBeVisible()
      await panel.getByRole('textbox', { name: /Por qué no va/ }).focus()
      await page.keyboard.type('Cortó un precinto')
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect(operacion('Puede ir a')).toContainText('No va: «Cortó un precinto»')
    })

    await test.step('su empresa lo lee, con quién lo decidió, y nada para apretar', async () => {
      await page.goto('about:blank')
      await askAsCarrier(context, server.origin)('login', { username: people.delia, password: demoPassword })
      await page.goto(`${server.origin}/app/choferes/${recursoid}/detalle`)
      await expect(operacion('Puede ir a')).toContainText(
        'No va, lo decidió el proveedor: «Cortó un precinto»',
      )
      await expect(operacion('Puede ir a').getByRole('button')).toHaveCount(0)
      await page.goto(`${server.origin}/app/choferes/${recursoid}/detalle?solapa=historial`)
      await expect(page.getByText(`No va a ${nombre}: Cortó un precinto`)).toBeVisible()
    })

    await test.step('y la consola lo vuelve a incluir', async () => {
      await page.goto(`${server.origin}/consola/cuentas/${cuentaid}/recursos/${recursoid}`)
      await tabTo(page, page.getByRole('button', { name: `Volver a incluir ${nombre}` }))
      await page.keyboard.press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a incluir' }).press('Enter')
      await expect(page.getByRole('button', { name: `Sacar ${nombre}` })).toBeVisible()
    })
  } finally {
    await server.stop()
  }
})

import { askAsCarrier } from './ask.ts'
import { expect, test } from './portal.ts'

/** A mobile is understood as people write it, and shown back in one way. */

test('en el registro se entiende con 0 y 15, y lo que no es un celular se dice al lado', async ({ page }) => {
  await page.goto('/auth/registrese')
  const celular = page.getByLabel('Celular')
  await celular.fill('011 15-4445-5566')
  await celular.blur()
  await expect(celular).toHaveValue('11 4445-5566')
  await expect(celular).not.toHaveAttribute('aria-invalid', 'true')

  await celular.fill('4445-5566')
  await celular.blur()
  await expect(page.getByText('Formato de telefono inválido Ej:1154445566')).toBeVisible()
  await expect(celular).toHaveValue('4445-5566')
})

test('el de un chofer se guarda por la regla de siempre, y así vuelve', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const { records } = await ask('SaveChofer', {
    choferid: '0',
    values: {
      nombre: 'Celeste',
      apellido: 'Celular',
      tipo_documento: 'DNI',
      documento: '40.700.101',
      nacionalidad: 'Argentina',
      telefono: '+5491144455566',
    },
  })
  const choferid = records[0]?.choferid ?? ''
  await page.goto(`/app/choferes/${choferid}/editar`)
  await page.getByRole('button', { name: /datos más/ }).click()
  const telefono = page.getByRole('textbox', { name: /^Celular/ })
  await expect(telefono).toHaveValue('11 4445-5566')
  // One that is wrong stays as it was typed, for its person to mend.
  await telefono.fill('11-4445-55')
  await telefono.blur()
  await expect(telefono).toHaveValue('11-4445-55')
  await telefono.fill('(0223) 15 512-3456')
  await expect(telefono).toHaveValue('(0223) 15 512-3456')
  await telefono.blur()
  await expect(telefono).toHaveValue('223 512-3456')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
  expect((await ask('DetailChofer', { choferid })).records[0]?.telefono).toBe('+5492235123456')
})

import { carrierDoor, named } from '@portal/contract/door.ts'
import { askAsProvider } from './ask.ts'
import { mailTo } from './correo.ts'
import { expect, test } from './portal.ts'

test('lo decidido de un registro se deshace por 10 segundos, con el teclado solo, y el foco va a lo que sigue', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const run = String(Date.now()).slice(-8)
  const email = `nina.${run}@sola.example`
  const answer = await context.request.post(`${origin}${carrierDoor.url}`, {
    headers: { origin },
    data: {
      ...named('saveRecord', carrierDoor),
      module: 'Contacts',
      record: '0',
      values: {
        firstname: 'Nina',
        lastname: 'Prueba',
        tipo_documento: 'Extranjero',
        cuit: run,
        email,
        mobile: '+5492983555777',
        mailingstreet: 'Calle Inventada 742',
        othercountry: 'Argentina',
        otherstate: 'Buenos Aires',
        othercity: 'Tandil',
      },
    },
  })
  expect(await answer.json()).toMatchObject({ success: true })
  const letter = await mailTo(email, 'Recibimos tu solicitud de registro')
  const confirmed = await context.request.post(`${origin}${carrierDoor.url}`, {
    headers: { origin },
    data: {
      ...named('ConfirmarEmail', carrierDoor),
      token: /#token=([\w-]{22})/.exec(letter)?.[1] ?? '',
    },
  })
  expect(await confirmed.json()).toMatchObject({ success: true })
  const [registro] = (await askAsProvider(context, origin)('ListRegistros', { search: email })).records
  await page.goto(`/consola/registros/${registro?.registroid ?? ''}`)
  await expect(page.getByText(/Tandil está en Buenos Aires/)).toBeVisible()
  await page.getByLabel(/^Nota interna/).fill('Vino por teléfono (demo)')
  // Whoever looks elsewhere first finds what was typed.
  await page
    .getByRole('link', { name: /^Registros/ })
    .first()
    .click()
  await expect(page.getByLabel(/^Nota interna/)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByLabel(/^Nota interna/)).toHaveValue('Vino por teléfono (demo)')
  await page.getByRole('radio', { name: 'Aprobar' }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Registro aprobado')).toBeVisible()
  await expect(page.getByText('Nota interna: Vino por teléfono (demo)')).toBeVisible()
  await expect(
    page.getByRole('link', { name: /El registro que sigue|Abrir la cuenta/ }).first(),
  ).toBeFocused()

  await page.keyboard.press('z')
  await expect(page.getByText(/^Deshecho: el registro espera como antes/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Aprobar la cuenta/ })).toBeVisible()
  await expect(page.getByLabel(/^Nota interna/)).toHaveValue('Vino por teléfono (demo)')

  // También desde la cuenta que nació, adonde ya se fue.
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: 'Abrir la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Nina Prueba' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText(/^Deshecho: el registro espera como antes/)).toBeVisible()
  await expect(page).toHaveURL(/\/consola\/registros\//)
  await page.getByLabel(/^Nota interna/).fill('')

  // Otra vez, y esta vez queda: la carta sale sola cuando ya no se puede deshacer.
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Registro aprobado')).toBeVisible()
  await expect(page.getByText(/Nota interna:/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Abrir la cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Nina Prueba' })).toBeVisible()
  expect(await mailTo(email, 'Tu registro fue aprobado')).toContain('#token=')
})

import { mailTo } from './correo.ts'
import { demoPassword, expect, listen, people, test } from './portal.ts'
import { carrierDoor } from '@portal/contract/door.ts'

/** Who asks for an account that the company has already joins it, when its titular says so. */

test('quien pide una cuenta que su empresa ya tiene es sumado por la titular, y otro es rechazado por ella', async ({
  page,
  browser,
  origin,
  signIn,
  consoleOrigin,
}) => {
  test.setTimeout(60_000)
  const run = String(Date.now()).slice(-8)
  const consoleContext = await browser.newContext({ baseURL: consoleOrigin, locale: 'es-AR' })
  const complaints = listen(consoleContext)
  const provider = await consoleContext.newPage()
  await signIn('administrador', consoleContext)

  /** Asks for an account with the number of Delia's, and the provider proposes the person to her. */
  const propose = async (firstname: string) => {
    const email = `${firstname.toLowerCase()}.${run}@sumada.example`
    const answer = await page.request.post(`${origin}${carrierDoor.url}`, {
      headers: { origin },
      data: {
        _operation: 'saveRecord',
        module: 'Contacts',
        record: '0',
        values: {
          firstname,
          lastname: 'Sumada',
          tipo_documento: 'CUIT',
          cuit: '23990000034',
          email,
          mobile: '+5492983555019',
          mailingstreet: 'Calle Inventada 742',
          othercountry: 'Argentina',
          otherstate: 'Buenos Aires',
          othercity: 'Tandil',
        },
      },
    })
    expect(await answer.json()).toMatchObject({ success: true })
    await provider.goto(`/consola/registros?search=${encodeURIComponent(email)}`)
    await provider
      .getByRole('link', { name: /Sumada/ })
      .first()
      .click()
    await expect(provider.getByRole('radio', { name: 'Aprobar' })).toBeDisabled()
    await expect(provider.getByText('No se puede: ya hay una cuenta con ese número.')).toBeVisible()
    await expect(provider.getByRole('radio', { name: /Proponer sumarla/ })).toBeChecked()
    await provider.keyboard.press('Control+Enter')
    await expect(provider.getByText(/Esperando al titular de Fletes de Fábula/)).toBeVisible()
    return email
  }

  const irene = await propose('Irene')
  const letter = await mailTo(people.delia, '¿Irene Sumada trabaja con Fletes de Fábula')
  expect(letter).toContain(irene)
  const link = /\/app\/usuarios\?propuestaid=[\w-]+/.exec(letter)?.[0] ?? ''

  // The link alone opens nothing: she signs in first, and comes back to it.
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(people.delia)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continuar' }).click()
  const question = page.getByRole('region', { name: '¿Irene Sumada trabaja con ustedes?' })
  await expect(question.getByText(irene)).toBeVisible()
  await question.getByRole('button', { name: 'Sí, sumar a Irene Sumada' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sumar' }).click()
  await expect(page.getByText(/ya sumó a Irene Sumada/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Irene Sumada/ }).first()).toBeVisible()
  expect(await mailTo(irene, 'Te invitaron')).toContain('reset-password-code#token=')
  await expect(provider.getByText(/Se sumó a Fletes de Fábula/)).toBeVisible({ timeout: 15_000 })

  await propose('Nora')
  await page.goto('/app/usuarios')
  await page.getByRole('button', { name: 'No, no lo conozco' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Responder que no' }).click()
  await expect(page.getByRole('region', { name: /Nora Sumada/ })).toHaveCount(0)
  await expect(provider.getByText(/respondió que no conoce a Nora Sumada/)).toBeVisible({ timeout: 15_000 })
  await expect(provider.getByRole('radio', { name: /Proponer sumarla/ })).toBeDisabled()
  await provider.keyboard.press('r')
  await expect(provider.getByRole('radio', { name: 'Rechazar' })).toBeChecked()
  expect(complaints).toEqual([])
  await consoleContext.close()
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import { startReceiver, type Receiver } from '@portal/server/testing/receiver.ts'
import { Webhook } from 'standardwebhooks'
import { mailTo } from './correo.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** Programs that are told: who makes them, what they hear, and what is seen when one doesn't answer. */

let receiver: Receiver
let server: OwnServer
test.beforeAll(async () => {
  receiver = await startReceiver()
  const pem = join(await mkdtemp(join(tmpdir(), 'portal-receptor-')), 'receptor.pem')
  await writeFile(pem, receiver.pem)
  server = await startOwnServer({
    DEMO: '1',
    WEBHOOK_HOSTS: '127.0.0.1',
    WEBHOOK_HOSTS_CUENTAS: '127.0.0.1',
    NODE_EXTRA_CA_CERTS: pem,
  })
})
test.afterAll(async () => {
  await server.stop()
  await receiver.stop()
})

test('un administrador hace un webhook con el teclado solo, ve que no llega, y lo reenvía cuando el receptor anda', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const answer = await context.request.post(`${server.origin}${providerDoor.url}`, {
    headers: { origin: server.origin },
    data: {
      ...named('LoginOperador', providerDoor),
      username: people.administrador,
      password: demoPassword,
    },
  })
  expect(await answer.json()).toMatchObject({ success: true })
  await page.goto(`${server.origin}/consola/ajustes/programas`)
  await expect(page.getByText('Todavía no hay webhooks')).toBeVisible()

  await page.getByRole('button', { name: 'Nuevo webhook' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Nuevo webhook' })
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await page.keyboard.type('Tablero de prueba')
  await page.keyboard.press('Tab')
  await page.keyboard.type('http://10.0.0.8/avisos')
  const make = panel.getByRole('button', { name: 'Hacer el webhook' })
  await tabTo(page, make)
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Tiene que empezar con https://')).toBeVisible()
  const url = panel.getByRole('textbox', { name: 'Dirección' })
  await url.fill('https://10.0.0.8/avisos')
  await tabTo(page, make)
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Es una dirección interna')).toBeVisible()
  await url.fill(`${receiver.url}/avisos`)
  await tabTo(page, make)
  await page.keyboard.press('Enter')

  const key = page.getByRole('region', { name: 'El secreto de «Tablero de prueba»' })
  await expect(key).toBeFocused()
  await tabTo(page, key.getByRole('button', { name: /^Copiar/ }))
  await page.keyboard.press('Enter')
  await expect(key.getByRole('button', { name: /^Copiado/ })).toBeVisible()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  expect(secret).toMatch(/^whsec_/)

  receiver.answers('/avisos', (response) => response.writeHead(503).end('vuelvo en un rato'))
  await page.getByRole('button', { name: 'Mandar una prueba' }).press('Enter')
  const event = page.getByRole('row', { name: /portal\.prueba/ })
  await expect(event).toContainText('503')
  const detail = page.getByRole('region', { name: 'portal.prueba' })
  await expect(detail).toContainText('vuelvo en un rato')
  await expect(detail).toContainText('"type":"portal.prueba"')

  receiver.answers('/avisos', (response) => response.writeHead(204).end())
  await detail.getByRole('button', { name: 'Reenviar ahora' }).press('Enter')
  await expect(event).toContainText('204')
  const [first, second] = await receiver.at('/avisos', 2)
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(
    new Webhook(secret).verify(second?.body ?? '', second?.headers as Record<string, string>),
  ).toMatchObject({
    type: 'portal.prueba',
  })
  await page.reload()
  await expect(page.getByText('Anda bien')).toBeVisible()
  expect(await page.content()).not.toContain(secret)

  await page.getByRole('button', { name: 'Editar' }).press('Enter')
  const change = page.getByRole('dialog', { name: 'Tablero de prueba' })
  await change.getByRole('switch', { name: 'Encendido' }).press('Space')
  await change.getByRole('button', { name: 'Guardar' }).press('Enter')
  await expect(change).toBeHidden()
  await expect(page.getByText('Apagado', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Quitar', exact: true }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Quitar «Tablero de prueba»' })
  await tabTo(page, question.getByRole('button', { name: 'Quitar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ya no se les avisa')).toBeVisible()
})

test('el titular hace uno de su cuenta, y su programa se entera de que un chofer ya no puede salir', async ({
  page,
  context,
}) => {
  const ask = async (mode: 'login' | 'ListChoferes' | 'SaveChofer' | 'SaveWebhook', input: object) => {
    const answer = await context.request.post(`${server.origin}${carrierDoor.url}`, {
      headers: { origin: server.origin },
      data: { ...named(mode, carrierDoor), ...input },
    })
    const said = (await answer.json()) as { success: boolean; result: { records: Record<string, string>[] } } // as the contract has it
    expect(said).toMatchObject({ success: true })
    return said.result.records
  }
  await ask('login', { username: people.ana, password: demoPassword })
  await page.goto(`${server.origin}/app/pages/programas`)
  await page.getByRole('button', { name: 'Nuevo webhook' }).click()
  const panel = page.getByRole('dialog', { name: 'Nuevo webhook' })
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Despacho de prueba')
  await panel.getByRole('textbox', { name: 'Dirección' }).fill(`${receiver.url}/despacho`)
  // What is the provider's alone is not offered.
  await expect(panel.getByRole('checkbox', { name: 'Registros decididos' })).toHaveCount(0)
  // Where the answer doesn't come, what was typed stays, and it is said what to look for before there are two.
  const without = 'No nos llegó la respuesta'
  await page.route('**/api/**', (route) =>
    route.request().postData()?.includes('SaveWebhook') === true
      ? route.abort('connectionfailed')
      : route.continue(),
  )
  await panel.getByRole('button', { name: 'Hacer el webhook' }).click()
  await expect(panel.getByText(without)).toBeVisible()
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Despacho de prueba')
  await page.unroute('**/api/**')
  await panel.getByRole('button', { name: 'Hacer el webhook' }).click()
  await expect(page.getByRole('region', { name: 'El secreto de «Despacho de prueba»' })).toBeVisible()

  const choferes = await ask('ListChoferes', { aptitud: 'habilitado', page: 1, pagesize: 1 })
  const choferid = choferes[0]?.['choferid'] ?? ''
  await ask('SaveChofer', {
    choferid,
    values: { estado_cuenta: 'BAJA', motivo_baja: 'Prueba', fecha_baja: hoyEnBuenosAires() },
  })
  const [heard] = await receiver.at('/despacho', 1)
  expect(heard?.event.data).toMatchObject({ recursoid: choferid, apto: 'no' })
  const row = page.getByRole('row', { name: /recurso\.aptitud/ })
  await expect(row).toContainText('no puede salir')
  await expect(row).toContainText('204')

  // Of one that says that it is gone a letter tells, and leads to that one.
  receiver.answers('/viejo', (response) => response.writeHead(410).end())
  const values = { nombre: 'Tablero viejo', url: `${receiver.url}/viejo`, eventos: ['recurso.aptitud'] }
  await ask('SaveWebhook', { webhookid: '0', values })
  await ask('SaveChofer', { choferid, values: { estado_cuenta: 'ACTIVO' } })
  const letter = await mailTo(people.ana, '«Tablero viejo» dijo que ya no existe', server.dataDir)
  await page.goto(/https?:\S+/.exec(letter)?.[0].replace(/^https?:\/\/[^/]+/, server.origin) ?? '')
  await expect(page.getByRole('heading', { name: 'Avisos a «Tablero viejo»' })).toBeVisible()
  await expect(page.getByText('Ya no existe')).toBeVisible()
})

import { askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** Who opened a paper, as an administrador reads it beside it. */

test('quien abrió un papel queda a la vista de un administrador, y un revisor no lo lee', async ({
  page,
  context,
  browser,
}) => {
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const provider = askAsProvider(context, server.origin)
    await provider('LoginOperador', { username: people.revisor, password: demoPassword })
    const { records } = await provider('ListRevision', { search: 'Ficción' })
    const documento = `${server.origin}/consola/revision/${records[0]?.documentoid ?? ''}`
    const [detail] = (await provider('DetailRevision', { documentoid: records[0]?.documentoid ?? '' }))
      .records
    const archivo = `${server.origin}/api/archivos/${detail?.archivos[0]?.archivoid ?? ''}`
    expect((await context.request.get(archivo)).status()).toBe(200)
    await page.goto(documento)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quién lo abrió' })).toHaveCount(0)

    const otro = await browser.newContext()
    await askAsProvider(otro, server.origin)('LoginOperador', {
      username: people.administrador,
      password: demoPassword,
    })
    const suya = await otro.newPage()
    await suya.goto(documento)
    const seccion = suya.getByRole('region', { name: 'Quién lo abrió' })
    await tabTo(suya, seccion.getByRole('button', { name: 'Ver' }))
    await suya.keyboard.press('Enter')
    // The revisor, and whoever reads it now.
    await expect(seccion.getByRole('listitem').filter({ hasText: ' abrió ' })).toHaveCount(2)
    expect(await barriers(suya)).toEqual([])
    await otro.close()
  } finally {
    await server.stop()
  }
})

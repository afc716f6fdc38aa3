import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverMail } from '../jobs/correo.ts'
import { createDelivery } from '../mail/delivery.ts'
import { parseSettings } from '../settings.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { night, presentPapers, sealNow } from '../testing/legajo.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

interface Answer {
  testigos: { numero: number; raiz: string; anterior: string; corta: string; hojas: number; bloque: number }[]
  llaves: { llave: string; desde: string; hasta: string | null }[]
}
/** As anybody asks. */
const asked = async (of = app) => {
  const answer = await of.http.inject('/api/testigos')
  expect(answer.statusCode).toBe(200)
  return answer.json<Answer>()
}

test('on the first day there is no root, and the key is told to anybody', async () => {
  const { testigos, llaves } = await asked()
  expect(testigos).toEqual([])
  expect(llaves).toEqual([
    {
      llave: expect.stringMatching(/^[\da-f]{16}$/) as string,
      publica: expect.any(String) as string,
      desde: expect.any(String) as string,
      hasta: null,
    },
  ])
})

test('a night without news has a root too, each follows the one before, and nothing is in two of them', async () => {
  const another = await startApp()
  try {
    const [administrador, carrier] = [
      await signedInOperador(another, { rol: 'administrador' }),
      await signedIn(another),
    ]
    await presentPapers(another, { carrier, administrador })
    await sealNow(another)
    const told = [...(await night(another)), ...(await night(another))]
    await presentPapers(another, { carrier, administrador, count: 1 })
    await sealNow(another)
    told.push(...(await night(another)))
    const { testigos } = await asked(another)
    expect(testigos.map(({ numero }) => numero)).toEqual([3, 2, 1])
    expect(testigos.map(({ hojas }) => hojas > 1)).toEqual([true, false, true])
    expect(testigos.map(({ bloque }) => bloque)).toEqual([2, 1, 1])
    const [third, second, first] = testigos
    expect([first?.anterior, second?.anterior, third?.anterior]).toEqual([
      '0'.repeat(64),
      first?.raiz,
      second?.raiz,
    ])
    expect(third?.corta).toBe((third?.raiz.slice(0, 20).match(/.{4}/g) ?? []).join(' '))
    expect(told).toMatchObject(testigos.toReversed().map(({ numero, raiz }) => ({ testigo: numero, raiz })))
  } finally {
    await another.stop()
  }
})

test('no role of requests changes one or makes one up, and neither does its owner by mistake', async () => {
  await night(app)
  for (const role of ['portal_app', 'portal_proveedor', 'portal_ingreso'] as const)
    for (const statement of [
      'delete from testigo',
      'update testigo set momento = now()',
      `insert into testigo select numero + 1, momento, anterior, bloque, hojas, huellas, sha256(raiz) from testigo`,
    ])
      await expect(
        asRole(app.ownerUrl, role, {}, (client) => client.query(statement)),
        `${role}: ${statement}`,
      ).rejects.toMatchObject({
        code: '42501',
      })
  await expect(sql`update testigo set bloque = 7`.execute(app.owner)).rejects.toThrow(/append-only/)
})

test('each letter that leaves has the root of the last night at its foot', async () => {
  const { correoid } = await app.owner
    .insertInto('correo')
    .values({
      para: 'ana@transporte.example',
      plantilla: 'prueba',
      asunto: 'Prueba',
      texto: 'Hola, Ana\n\n-- \nPortal\n',
      html: '<html><body><div><p>Hola, Ana</p></div>\n</body></html>',
    })
    .returning('correoid')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ raiz: string }>`
    select encode(raiz, 'hex') as raiz from testigo order by numero desc limit 1`.execute(app.owner)
  const delivery = createDelivery(parseSettings({ PORTAL_DATA: app.dataDir }))
  await deliverMail(app.owner, delivery, correoid, 1)
  const eml = await readFile(join(app.dataDir, 'correo', `${correoid}.eml`), 'utf8')
  const short = (rows[0]?.raiz.slice(0, 20).match(/.{4}/g) ?? []).join(' ')
  const { text, html } = await PostalMime.parse(eml)
  expect(text).toContain(`· ${short}`)
  expect(html).toContain(`· ${short}`)
})

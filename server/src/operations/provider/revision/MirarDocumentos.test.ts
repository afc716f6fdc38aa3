import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let marta: Operador
let julio: Operador
beforeAll(async () => {
  app = await startApp()
  marta = await signedInOperador(app)
  julio = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

const tab = 'pestania-de-marta'
const otherTab = 'pestania-de-julio'

const look = async (who: Operador, pestania: string, ...documentoids: string[]) =>
  (await who.call('MirarDocumentos', { pestania, documentoids })).records.map(({ mirando }) => mirando)

const nameOf = async ({ operadorid }: Operador) =>
  (
    await app.owner
      .selectFrom('operador')
      .select('nombre')
      .where('operadorid', '=', operadorid)
      .executeTakeFirstOrThrow()
  ).nombre

const shownInCola = async (who: Operador, documentoid: string) =>
  (await who.call('Cola', {})).masAntiguos.find(({ id }) => id === documentoid)?.documento?.mirando

const present = async () => (await app.make.documento()).documentoid

test('what somebody looks at says so to everybody else, until they look at something else', async () => {
  const [one, next] = [await present(), await present()]
  expect(await look(marta, tab, one)).toEqual([null])

  expect(await look(julio, otherTab, one)).toEqual([await nameOf(marta)])
  const shown = async (who: Operador) =>
    (await who.call('ListRevision', { pagesize: 200 })).records.find(({ documentoid }) => documentoid === one)
      ?.mirando
  expect(await shown(julio)).toBe(await nameOf(marta))
  expect(await shown(marta)).toBeNull()
  expect(await shownInCola(julio, one)).toBe(await nameOf(marta))
  expect(await shownInCola(marta, one)).toBeNull()

  await look(marta, tab, next)
  expect(await look(julio, otherTab, one)).toEqual([null])
  expect(await look(marta, tab, one)).toEqual([await nameOf(julio)])
})

test('after two minutes it is free, unless it was said again', async () => {
  const [one, other] = [await present(), await present()]
  await look(marta, tab, one, other)
  const later = (seconds: number) =>
    sql`update privado.revisando set hasta = hasta - make_interval(secs => ${seconds})`.execute(app.owner)
  await later(90)
  await look(marta, tab, one, other)
  await later(90)
  expect(await look(julio, otherTab, one)).toEqual([await nameOf(marta)])
  await later(31)
  expect(await look(julio, otherTab, one)).toEqual([null])
})

test('two tabs of one person hold each their own, and neither is told of the other', async () => {
  const [one, other] = [await present(), await present()]
  await look(marta, tab, one)
  expect(await look(marta, 'otra-pestania', other, one)).toEqual([null, null])
  await look(marta, 'otra-pestania', other)
  expect(await look(julio, otherTab, other)).toEqual([await nameOf(marta)])
})

test('of many who reach for the same at once, one has it', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signedInOperador(app)))
  for (let time = 0; time < 5; time++) {
    const [one, next] = [await present(), await present()]
    const answers = await Promise.all(
      people.map((who, i) => look(who, `pestania-${i}`, ...(i % 2 === 0 ? [one, next] : [next, one]))),
    )
    expect(answers.filter(([mirando]) => mirando === null)).toHaveLength(1)
  }
})

test('it writes nothing into the audit, and an id that does not exist is nobody’s', async () => {
  const one = await present()
  await look(marta, tab, one)
  const { lines } = await app.owner
    .selectFrom('auditoria')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('accion', '=', 'MirarDocumentos')
    .executeTakeFirstOrThrow()
  expect(lines).toBe(0)
  expect(await look(marta, tab, '21x999999999')).toEqual([])
})

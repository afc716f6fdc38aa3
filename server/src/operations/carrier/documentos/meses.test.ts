import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hoyEnBuenosAires, periodoDe, sumarAlPeriodo, sumarDias } from '@portal/contract/calendario.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

/** The month whose paper is in force today, and the one that follows it. */
const este = periodoDe(hoyEnBuenosAires())
const octubre = sumarAlPeriodo(este, -1)
const noviembre = este

const ofOneChofer = async () => {
  const carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const { choferid } = await app.make.chofer({ cuenta_id })
  const { tipodocumentoid } = await app.make.tipo({ vigencia: 'mensual', critico: true, nombre: 'F. 931' })
  return { carrier, cuenta_id, choferid, tipodocumentoid }
}
let who: Awaited<ReturnType<typeof ofOneChofer>>
beforeEach(async () => {
  // Nothing but the test's own type is asked for.
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2000-01-01' }).execute()
  who = await ofOneChofer()
})

const present = async (periodo: string) => {
  const { archivoid } = await app.make.archivo({ cuenta_id: who.cuenta_id })
  const { records } = await who.carrier.call('SaveDocumentoRecurso', {
    values: {
      recursoid: who.choferid,
      tipodocumentoid: who.tipodocumentoid,
      archivos: [archivoid],
      periodo,
    },
  })
  return records[0]?.documentoid ?? ''
}
const decide = (documentoid: string, decision: 'aprobar' | 'rechazar' | 'bloquear' | 'desbloquear') =>
  revisor.call('DecidirDocumento', { documentoid, decision, motivo: 'Ilegible' })

/** What each screen of the carrier and of the provider tells, month by month. */
const told = async () => {
  const { carrier, choferid, cuenta_id } = who
  const [lista, detalle, tablero, faltantes, cuenta] = await Promise.all([
    carrier.call('ListDocumentos', { order: 'presentado ASC' }),
    carrier.call('DetailChofer', { choferid }),
    carrier.call('Dashboard', {}),
    carrier.call('ListRecDocFaltantes', {}),
    revisor.call('ListDocumentosCuenta', { cuentaid: cuenta_id, order: 'presentado ASC' }),
  ])
  const months = lista.records.map(({ periodo, estado }) => [periodo, estado])
  expect(detalle.records[0]?.casillas.map(({ periodo, estado }) => [periodo, estado]).toSorted()).toEqual(
    months.toSorted(),
  )
  expect(cuenta.records.map(({ periodo, estado }) => [periodo, estado])).toEqual(months)
  expect(new Set(lista.records.map(({ documentoid }) => documentoid)).size).toBe(months.length)
  expect(faltantes.records).toEqual([])
  const { activos, enRevision, rechazados, vencidos, bloqueados, porHacer } = tablero
  expect(activos + enRevision + rechazados + vencidos + bloqueados).toBe(lista.total)
  return {
    months,
    counts: { activos, enRevision, rechazados, bloqueados },
    porHacer,
    aptitud: detalle.records[0]?.aptitud,
    cumplimiento: tablero.cumplimiento.find(({ tiporecurso }) => tiporecurso === 'chofer'),
  }
}
const none = { activos: 0, enRevision: 0, rechazados: 0, bloqueados: 0 }

test('a rejected November under an approved October shows both, and is to be done again', async () => {
  await decide(await present(octubre), 'aprobar')
  const rejected = await present(noviembre)
  await decide(rejected, 'rechazar')

  expect(await told()).toMatchObject({
    months: [
      [octubre, 'activo'],
      [noviembre, 'rechazado'],
    ],
    counts: { ...none, activos: 1, rechazados: 1 },
    porHacer: 1,
    cumplimiento: { total: 1 },
  })
  const { records } = await who.carrier.call('ListDocumentos', { estado: 'rechazado' })
  expect(records).toMatchObject([{ documentoid: rejected, periodo: noviembre, motivo: 'Ilegible' }])
  expect((await who.carrier.call('DetailDocumento', { documentoid: rejected })).records[0]).toMatchObject({
    estado_casilla: 'rechazado',
  })
})

test('fitness looks at what is in force alone: a rejected month beside it changes nothing', async () => {
  const aptitudes: unknown[] = []
  await decide(await present(octubre), 'aprobar')
  aptitudes.push((await told()).aptitud)
  await decide(await present(noviembre), 'rechazar')
  const { aptitud, cumplimiento } = await told()
  aptitudes.push(aptitud)

  expect(aptitudes[0]).not.toBe('no habilitado')
  expect(aptitudes[1]).toBe(aptitudes[0])
  expect((cumplimiento?.habilitados ?? 0) + (cumplimiento?.porVencer ?? 0)).toBe(1)
})

test('a month in review beside an approved one is a row of its own', async () => {
  const approved = await present(octubre)
  await decide(approved, 'aprobar')
  const waiting = await present(noviembre)

  expect(await told()).toMatchObject({
    months: [
      [octubre, 'activo'],
      [noviembre, 'en revision'],
    ],
    counts: { ...none, activos: 1, enRevision: 1 },
  })
  const { records } = await who.carrier.call('ListDocumentos', { order: 'presentado ASC' })
  expect(records.map(({ documentoid }) => documentoid)).toEqual([approved, waiting])
})

test('approved later, the month is covered: its rejected row goes', async () => {
  await decide(await present(octubre), 'aprobar')
  await decide(await present(noviembre), 'rechazar')
  const again = await present(noviembre)
  expect((await told()).months).toEqual([
    [octubre, 'activo'],
    [noviembre, 'en revision'],
  ])
  await decide(again, 'aprobar')

  expect(await told()).toMatchObject({
    months: [[noviembre, 'activo']],
    counts: { ...none, activos: 1 },
  })
})

test('two months that nothing covers are two rows, and an older one stays beside what is in force', async () => {
  await decide(await present(octubre), 'rechazar')
  const waiting = await present(noviembre)
  expect((await told()).months).toEqual([
    [octubre, 'rechazado'],
    [noviembre, 'en revision'],
  ])

  await decide(waiting, 'aprobar')
  expect((await told()).months).toEqual([
    [octubre, 'rechazado'],
    [noviembre, 'activo'],
  ])
})

test('a rejected month that is over stays told, and is no more to be done', async () => {
  const { cuenta_id, choferid: recursoid, tipodocumentoid } = who
  const julio = sumarAlPeriodo(este, -4)
  await app.make.documento({
    cuenta_id,
    recursoid,
    tipodocumentoid,
    estado: 'rechazado',
    periodo: julio,
    fecha_vencimiento: sumarDias(hoyEnBuenosAires(), -60),
  })
  await decide(await present(noviembre), 'aprobar')

  const { months, porHacer } = await told()
  expect(months).toEqual([
    [julio, 'rechazado'],
    [noviembre, 'activo'],
  ])
  expect(porHacer).toBe(0)
})

test('a blocked month hides neither the one in force nor itself, and takes nothing new', async () => {
  await decide(await present(octubre), 'aprobar')
  const blocked = await present(noviembre)
  await decide(blocked, 'bloquear')

  expect(await told()).toMatchObject({
    months: [
      [octubre, 'activo'],
      [noviembre, 'bloqueado'],
    ],
    counts: { ...none, activos: 1, bloqueados: 1 },
    aptitud: 'no habilitado',
  })
  await expect(present(noviembre)).rejects.toMatchObject({ body: { code: 1517 } })

  await decide(blocked, 'desbloquear')
  expect((await told()).months).toEqual([
    [octubre, 'activo'],
    [noviembre, 'en revision'],
  ])
})

test('withdrawn, a month leaves no row', async () => {
  await decide(await present(octubre), 'aprobar')
  await who.carrier.call('AnularDocumento', { documentoid: await present(noviembre) })

  expect((await told()).months).toEqual([[octubre, 'activo']])
})

test('a blocked month that another was presented after takes nothing new either', async () => {
  await decide(await present(octubre), 'aprobar')
  const blocked = await present(noviembre)
  await present(octubre)
  await decide(blocked, 'bloquear')

  expect((await told()).months).toEqual([
    [octubre, 'activo'],
    [noviembre, 'bloqueado'],
  ])
  await expect(present(noviembre)).rejects.toMatchObject({ body: { code: 1517 } })
  await expect(present(octubre)).resolves.toBeDefined()
})

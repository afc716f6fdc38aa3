import { addresses } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmDecision } from '../jobs/decisiones.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { asRole } from '../testing/asRole.ts'
import { resultOf } from '../testing/caller.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'

let app: TestApp
let revisor: Operador
let otro: Operador
let pdf: Buffer
beforeAll(async () => {
  app = await startApp()
  ;[revisor, otro] = await Promise.all([signedInOperador(app), signedInOperador(app)])
  pdf = await makePdf()
})
afterAll(() => app.stop())

let carrier: Carrier
let recursoid: string
let tipodocumentoid: string
beforeEach(async () => {
  carrier = await signedIn(app)
  recursoid = (await app.make.chofer({ cuenta_id: carrier.cuentaId })).choferid
  tipodocumentoid = (await app.make.tipo({ vigencia: 'sin vencimiento' })).tipodocumentoid
})

const observacion = 'Llegó por email el 12/11'
const present = (
  fields: Record<string, string> = {},
  { cuentaId = carrier.cuentaId, files = [{ name: 'póliza.pdf', bytes: pdf }], who = revisor } = {},
) =>
  who.upload(
    files,
    { recursoid, tipodocumentoid, observacion, ...fields },
    `${addresses.presentarPorCuenta}/${cuentaId}`,
  )
const presented = async (fields: Record<string, string> = {}) => {
  const { records } = resultOf(await present(fields)) as { records: { documentoid: string }[] } // the door's only answer
  return records[0]?.documentoid ?? ''
}
const refusalOf = (answer: { json: () => unknown }) =>
  (answer.json() as { error: { code: unknown; fields?: Record<string, string> } }).error
const filesOf = () =>
  app.owner.selectFrom('archivo').selectAll().where('cuenta_id', '=', carrier.cuentaId).execute()
const nameOf = async ({ operadorid }: Operador) =>
  (
    await app.owner
      .selectFrom('operador')
      .select('nombre')
      .where('operadorid', '=', operadorid)
      .executeTakeFirstOrThrow()
  ).nombre

test('a document that came by another way is presented in the account’s name, and the carrier sees by whom', async () => {
  const documentoid = await presented({ numero: 'A-12' })

  const nombre = await nameOf(revisor)
  const { records } = await carrier.call('DetailDocumento', { documentoid })
  expect(records).toMatchObject([
    {
      recursoid,
      numero: 'A-12',
      observacion,
      estado: 'en revision',
      presentado_por: nombre,
      presentado_por_proveedor: true,
      archivos: [{ nombre: 'póliza.pdf', size: pdf.length }],
    },
  ])
  const archivoid = records[0]?.archivos[0]?.archivoid ?? ''
  expect((await carrier.get(`/api/archivos/${archivoid}`)).rawPayload.equals(pdf)).toBe(true)
  const { records: lines } = await carrier.call('ListRecDocHistorial', { filter: { recursoid } })
  expect(lines).toMatchObject([
    {
      docrechistorial_estado: 'en revision',
      actor_nombre: nombre,
      nota: 'Lo presentó el proveedor en nombre de la cuenta',
    },
  ])
  const told = await app.owner
    .selectFrom('auditoria')
    .select(['accion', 'objeto', 'cuenta_id'])
    .where('actor', '=', revisor.operadorid)
    .where('objeto', '=', documentoid)
    .execute()
  expect(told).toEqual([{ accion: 'PresentarPorCuenta', objeto: documentoid, cuenta_id: carrier.cuentaId }])
})

test('what met another write that waited for it is done again, once, and leaves one line', async () => {
  await sql`create sequence choques`.execute(app.owner)
  await sql`create function chocar() returns trigger language plpgsql as $$ begin
    if nextval('choques') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    return new;
  end $$`.execute(app.owner)
  await sql`grant usage on sequence choques to public`.execute(app.owner)
  await sql`create trigger chocar before insert on documento for each row execute function chocar()`.execute(
    app.owner,
  )
  try {
    const documentoid = await presented()
    const lines = await app.owner
      .selectFrom('auditoria')
      .select('accion')
      .where('objeto', '=', documentoid)
      .execute()
    expect(lines).toEqual([{ accion: 'PresentarPorCuenta' }])
    expect(await filesOf()).toHaveLength(1)
  } finally {
    await sql`drop function chocar() cascade`.execute(app.owner)
    await sql`drop sequence choques`.execute(app.owner)
  }
})

test('as many files as its type takes, and every letter of how they came', async () => {
  await app.owner
    .updateTable('tipo_documento')
    .set({ max_archivos: 5 })
    .where('tipodocumentoid', '=', tipodocumentoid)
    .execute()
  const files = [1, 2, 3, 4, 5].map((page) => ({ name: `hoja ${page}.pdf`, bytes: pdf }))
  const said = 'ñ'.repeat(500)

  resultOf(await present({ observacion: said }, { files }))
  expect(refusalOf(await present({}, { files: [...files, ...files.slice(0, 1)] })).code).toBe(1516)

  const { records } = await carrier.call('ListDocumentos', { recursoid })
  const { records: details } = await carrier.call('DetailDocumento', {
    documentoid: records[0]?.documentoid ?? '',
  })
  expect(details).toMatchObject([
    { observacion: said, archivos: files.map(({ name }) => ({ nombre: name })) },
  ])
})

test('one that waits gives way, whoever presented it', async () => {
  const first = await presented()
  const second = await presented()

  const { records } = await carrier.call('DetailDocumento', { documentoid: second })
  expect(records[0]?.anteriores).toMatchObject([{ documentoid: first, estado: 'anulado' }])
  await carrier.call('AnularDocumento', { documentoid: second, version: records[0]?.version ?? 0 })
  const { records: withdrawn } = await carrier.call('DetailDocumento', { documentoid: second })
  expect(withdrawn[0]?.estado).toBe('anulado')
})

describe('what is decided of it', () => {
  const decide = (who: Operador, documentoid: string, decision: 'aprobar' | 'rechazar') =>
    who.call('DecidirDocumento', {
      documentoid,
      decision,
      ...(decision === 'rechazar' && { motivo: 'No se lee' }),
    })

  test('is somebody else’s to say: of whoever presented it neither yes nor no is taken', async () => {
    const documentoid = await presented()
    for (const decision of ['aprobar', 'rechazar'] as const)
      await expect(decide(revisor, documentoid, decision)).rejects.toMatchObject({ body: { code: 1521 } })
    expect((await revisor.call('DetailRevision', { documentoid })).records[0]).toMatchObject({
      estado: 'en revision',
      presentado_por_mi: true,
      deshacer: null,
    })

    const { records } = await decide(otro, documentoid, 'aprobar')
    expect(records[0]).toMatchObject({ estado: 'aprobado', presentado_por_mi: false })
  })

  test('whoever presented it is not led to it as the next one to decide', async () => {
    const { documentoid: before } = await app.make.documento()
    const documentoid = await presented()
    const { documentoid: after } = await app.make.documento()
    const nextFor = async (who: Operador) =>
      (await who.call('DetailRevision', { documentoid: before })).records[0]?.siguiente

    expect([await nextFor(revisor), await nextFor(otro)]).toEqual([after, documentoid])
    const { records } = await revisor.call('ListRevision', { cuentaid: carrier.cuentaId })
    expect(records).toMatchObject([{ documentoid, presentado_por_mi: true }])
  })

  test('is told to the titulares when it is no', async () => {
    const documentoid = await presented()
    await decide(otro, documentoid, 'rechazar')
    const { decisionid } = await app.owner
      .selectFrom('decision_documento')
      .select('decisionid')
      .where('documentoid', '=', documentoid)
      .executeTakeFirstOrThrow()
    await confirmDecision({ db: app.owner, baseUrl: 'https://portal.example' }, decisionid)

    const letters = await app.owner
      .selectFrom('correo')
      .select(['para', 'plantilla'])
      .where('para', '=', carrier.email)
      .execute()
    expect(letters).toEqual([{ para: carrier.email, plantilla: 'documentoRechazado' }])
  })
})

describe('what is refused leaves nothing behind', () => {
  test.each<[string, () => Parameters<typeof present>, unknown, string?]>([
    ['without a word on how it came', () => [{ observacion: ' ' }], 1510, 'observacion'],
    ['without a file', () => [{}, { files: [] }], 1510],
    ['with a field nobody knows', () => [{ estado: 'aprobado' }], 1510],
    ['with a date that its type has none of', () => [{ fecha_vencimiento: '2030-01-01' }], 1510],
    ['for what is not there', () => [{ recursoid: '17x999999999' }], 'RECORD_NOT_FOUND'],
    ['of a type that it is not asked', () => [{ tipodocumentoid: '20x999999999' }], 1510],
    ['with what is no paper', () => [{}, { files: [{ name: 'a.pdf', bytes: Buffer.from('nada') }] }], 1514],
    ['in the name of nobody', () => [{}, { cuentaId: '11x999999999' }], 'RECORD_NOT_FOUND'],
  ])('%s', async (_, given, code, field) => {
    const error = refusalOf(await present(...given()))

    expect(error.code).toBe(code)
    if (field !== undefined) expect(error.fields).toHaveProperty(field)
    expect(await filesOf()).toEqual([])
  })

  test('for a resource of another account than the one that is named', async () => {
    const other = await signedIn(app)

    expect(refusalOf(await present({}, { cuentaId: other.cuentaId })).code).toBe('RECORD_NOT_FOUND')
    expect(await filesOf()).toEqual([])
  })

  test('for one that is blocked', async () => {
    await otro.call('BloquearRecurso', { recursoid, bloqueado: true, motivo: 'Hay una denuncia' })

    expect(refusalOf(await present()).code).toBe(1517)
    expect(await filesOf()).toEqual([])
  })
})

test('the same paper sent twice under one key is presented once', async () => {
  const key = { 'idempotency-key': 'una-sola-presentacion' }
  const send = () =>
    revisor.upload(
      [{ name: 'póliza.pdf', bytes: pdf }],
      { recursoid, tipodocumentoid, observacion },
      `${addresses.presentarPorCuenta}/${carrier.cuentaId}`,
      key,
    )
  const [first, again] = [await send(), await send()]

  expect(again.body).toBe(first.body)
  expect(await filesOf()).toHaveLength(1)
  const { records } = await carrier.call('ListDocumentos', { recursoid })
  expect(records).toHaveLength(1)
})

describe('with the provider’s own role in hand', () => {
  const as = (who: Operador, statement: string, values: unknown[]) =>
    asRole(app.ownerUrl, 'portal_proveedor', { cuenta: carrier.cuentaId, sujeto: who.operadorid }, (client) =>
      client.query(statement, values),
    )

  test('nobody decides what they presented, or makes somebody else have presented it', async () => {
    const documentoid = await presented()
    await expect(
      as(
        revisor,
        `update documento set estado = 'aprobado', decidido = now(), decidido_por = yo() where documentoid = $1`,
        [documentoid],
      ),
    ).rejects.toThrow(/documento_decide_otro/)
    await expect(
      as(revisor, 'update documento set presentado_por_operador = $2 where documentoid = $1', [
        documentoid,
        otro.operadorid,
      ]),
    ).rejects.toThrow(/does not change/)
  })

  test('nobody presents in another’s name, for another account, or what is approved already', async () => {
    const { cuentaId } = await signedIn(app)
    const insert = (por: string, cuenta: string, decidido_por: string | null = null) =>
      as(
        revisor,
        `insert into documento (cuenta_id, recursoid, tipodocumentoid, presentado_por_operador, estado, decidido, decidido_por)
         values ($1, $2, $3, $4, case when $5::text is null then 'en revision' else 'aprobado' end,
                 case when $5::text is not null then now() end, $5)`,
        [cuenta, recursoid, tipodocumentoid, por, decidido_por],
      )
    const { operadorid } = revisor
    await expect(insert(otro.operadorid, carrier.cuentaId)).rejects.toThrow(/row-level security/)
    await expect(insert(operadorid, cuentaId)).rejects.toThrow(/row-level security/)
    await expect(insert(operadorid, carrier.cuentaId, otro.operadorid)).rejects.toThrow(/row-level security/)
    expect((await insert(operadorid, carrier.cuentaId)).rowCount).toBe(1)
  })
})

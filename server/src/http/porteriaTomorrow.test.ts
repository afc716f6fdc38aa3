import type { Input } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { juzgar, type Vienen } from '@portal/pase/juicio.ts'
import type { Lista } from '@portal/pase/lista.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { enrolled, makeGate } from '../testing/gate.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'

/** What a device that has no line since today answers tomorrow, while its list is still young enough to be asked. */

let app: TestApp
let carrier: Carrier
let administrador: Operador
let tractor: string
const hoy = hoyEnBuenosAires()
const maniana = sumarDias(hoy, 1)

beforeAll(async () => {
  app = await startApp()
  await sql`update tipo_documento set critico = false`.execute(app.owner)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  carrier = await signedIn(app)
  tractor = (await app.make.dominio({ cuenta_id: carrier.cuentaId })).dominio
})
afterAll(() => app.stop())

type Exigencia = NonNullable<Input<'SaveOperacion'>['values']['exigencias']>[number]
let made = 0
/** A place of work of its own, so that its list is of now, and who takes part there. */
async function operacion(exigencias: Exigencia[] = []): Promise<string> {
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: { nombre: `Planta ${String(++made)}`, exigencias },
  })
  const operacionid = records[0]?.operacionid ?? expect.fail('nothing was saved')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
  return operacionid
}

const pide = (tipodocumentoid: string, vigente_desde: string | null): Exigencia => ({
  tipodocumentoid,
  obligatorio: true,
  critico: true,
  vigente_desde,
  vigente_hasta: null,
  fuente: '',
})

/** The list of a gate, as a device took it just now. */
async function listOf(operacionid?: string): Promise<Lista> {
  await carrier.call('ListChoferes', {})
  const gate = await makeGate(app, operacionid === undefined ? {} : { operacionid })
  return (await (await enrolled(app, gate)).sync()).held
}

/** What is answered by it now, and a second after midnight. */
function answers(lista: Lista, vienen: Vienen) {
  const { emitida } = lista.cabecera
  const midnight = Date.parse(`${maniana}T03:00:01Z`) / 1000
  const at = (ahora: number) => juzgar(lista, vienen, { ahora, masTarde: emitida })
  return {
    now: at(emitida + 1).respuesta,
    tomorrow: at(midnight).respuesta,
    motivos: at(midnight).motivos.map(({ que }) => que),
  }
}
const puede = { now: 'puede', tomorrow: 'puede', motivos: [] }
const noMore = { now: 'puede', tomorrow: 'no', motivos: ['vencido el'] }

const chofer = () => app.make.chofer({ cuenta_id: carrier.cuentaId })
const approved = (recursoid: string, tipodocumentoid: string, fecha_vencimiento: string) =>
  app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid,
    tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento,
  })

test('who takes part through today alone may not enter tomorrow, and who goes on may', async () => {
  const lasts = await operacion()
  expect(answers(await listOf(lasts), { tractor })).toEqual(puede)
  const ends = await operacion()
  const change = (days: { desde?: string; hasta?: string }) =>
    administrador.call('SaveCuentasOperacion', { operacionid: ends, cuentas: [carrier.cuentaId], ...days })
  await change({ hasta: hoy })
  expect(answers(await listOf(ends), { tractor })).toEqual(noMore)
  await change({ desde: maniana })
  const goesOn = await makeGate(app, { operacionid: ends, con_nombres: true })
  await carrier.call('ListChoferes', {})
  expect(answers((await (await enrolled(app, goesOn)).sync()).held, { tractor })).toEqual(puede)
})

test('what an operacion asks from tomorrow on keeps out whoever has nothing that is good then', async () => {
  const { tipodocumentoid } = await app.make.tipo({ alcance: 'por operación' })
  const [none, endsToday, good, lifted] = await Promise.all([chofer(), chofer(), chofer(), chofer()])
  await approved(endsToday.choferid, tipodocumentoid, hoy)
  await approved(good.choferid, tipodocumentoid, sumarDias(hoy, 90))
  await app.owner
    .insertInto('excepcion')
    .values({
      cuenta_id: carrier.cuentaId,
      recursoid: lifted.choferid,
      tipodocumentoid,
      desde: hoy,
      hasta: sumarDias(hoy, 5),
      motivo: 'Prueba',
      dada_por: administrador.operadorid,
    })
    .execute()
  const lista = await listOf(await operacion([pide(tipodocumentoid, maniana)]))
  const of = ({ documento }: { documento: string }) => answers(lista, { chofer1: documento })
  expect([of(none), of(endsToday), of(good), of(lifted)]).toEqual([noMore, noMore, puede, puede])
  // Nor does it count where it isn't asked for, nor before its day.
  expect(answers(await listOf(await operacion()), { chofer1: none.documento })).toEqual(puede)
  const later = await listOf(await operacion([pide(tipodocumentoid, sumarDias(hoy, 2))]))
  expect(answers(later, { chofer1: none.documento })).toEqual(puede)
})

test('so do a type that is asked for from tomorrow on, and a change of one that was planned for then', async () => {
  const planned = await app.make.tipo({ critico: false })
  const one = await chofer()
  expect(answers(await listOf(await operacion()), { chofer1: one.documento })).toEqual(puede)
  await administrador.call('SaveTipoDocumento', {
    tipodocumentoid: planned.tipodocumentoid,
    values: { critico: true, rige_desde: maniana },
  })
  expect(answers(await listOf(await operacion()), { chofer1: one.documento })).toEqual(noMore)
  await approved(one.choferid, planned.tipodocumentoid, sumarDias(hoy, 90))
  expect(answers(await listOf(await operacion()), { chofer1: one.documento })).toEqual(puede)
  // Of whoever it is asked: here the company, which all of its stands on, where a gate is of no operacion too.
  expect(answers(await listOf(await operacion()), { tractor })).toEqual(puede)
  await app.make.tipo({ docrectipo_recurso: 'transporte', critico: true, vigente_desde: maniana })
  expect(answers(await listOf(await operacion()), { tractor })).toEqual(noMore)
  expect(answers(await listOf(), { tractor, chofer1: one.documento }).tomorrow).toBe('no')
})

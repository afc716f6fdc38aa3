import type { Request } from '@portal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier } from '../../../testing/people.ts'

/** An account that works in one operacion alone: its lists are cut and sorted by that, and who does not go there stays in them. */

let app: TestApp
let carrier: Carrier
let operacionid: string

beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  // Nothing is asked of everybody.
  await app.owner.updateTable('tipo_documento').set({ vigente_hasta: '2020-01-01' }).execute()
  const cuenta_id = carrier.cuentaId
  const named = (apellido: string, documento: string, estado_cuenta: 'ACTIVO' | 'BLOQUEADO' = 'ACTIVO') =>
    app.make.chofer({ cuenta_id, apellido, nombre: 'Uno', documento, estado_cuenta })
  const va = await named('Va', '30111331')
  const noVa = await named('No Va', '30111333')
  await named('Le Falta', '30111335')
  await named('Bloqueado', '30111337', 'BLOQUEADO')
  const tipo = await app.make.tipo({
    docrectipo_recurso: 'chofer',
    alcance: 'por operación',
    vigencia: 'sin vencimiento',
  })
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: {
      nombre: 'Planta Única',
      exigencias: [
        {
          tipodocumentoid: tipo.tipodocumentoid,
          obligatorio: true,
          critico: true,
          vigente_desde: null,
          vigente_hasta: null,
          fuente: '',
        },
      ],
    },
  })
  operacionid = records[0]?.operacionid ?? expect.fail('nothing was saved')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [cuenta_id] })
  await app.make.documento({
    cuenta_id,
    recursoid: va.choferid,
    tipodocumentoid: tipo.tipodocumentoid,
    estado: 'aprobado',
  })
  await carrier.call('SaveParticipacion', {
    recursoid: noVa.choferid,
    operacionid,
    participa: false,
    motivo: 'No carga cereales',
  })
})
afterAll(() => app.stop())

const listed = async (asked: Request<'ListChoferes'>) => {
  const { records, total } = await carrier.call('ListChoferes', { order: 'aptitud ASC', ...asked })
  expect(total).toBe(records.length)
  return records.map(({ nombre, aptitud }) => [nombre, aptitud])
}

test('in general those that lack its paper are fit, and in it alone those that go there are told of', async () => {
  expect(await listed({ aptitud: 'habilitado', order: 'nombre ASC' })).toEqual([
    ['Le Falta, Uno', 'habilitado'],
    ['No Va, Uno', 'habilitado'],
    ['Va, Uno', 'habilitado'],
  ])
  expect(await listed({ operacionid, estado_cuenta: 'ACTIVO' })).toEqual([
    ['Le Falta, Uno', 'no habilitado'],
    ['Va, Uno', 'habilitado'],
  ])
})

test('with all of them, each is kept and sorted by how it stands there, and who does not go there by how it stands in general', async () => {
  const all = { operacionid, todos: 'SI' } as const
  expect(await listed({ ...all, aptitud: 'habilitado' })).toEqual([
    ['Va, Uno', 'habilitado'],
    ['No Va, Uno', 'habilitado'],
  ])
  expect(await listed({ ...all, aptitud: 'no habilitado', estado_cuenta: 'ACTIVO' })).toEqual([
    ['Le Falta, Uno', 'no habilitado'],
  ])
  expect(await listed({ ...all, estado_cuenta: 'ACTIVO' })).toEqual([
    ['Le Falta, Uno', 'no habilitado'],
    ['Va, Uno', 'habilitado'],
    ['No Va, Uno', 'habilitado'],
  ])
  expect(await listed({ ...all, estado_cuenta: 'BLOQUEADO' })).toEqual([['Bloqueado, Uno', 'no habilitado']])
  expect(await listed({ ...all, search: '30111333' })).toEqual([['No Va, Uno', 'habilitado']])
  expect((await carrier.call('ListDominios', all)).records).toEqual([])
})

test('the matrix keeps the same ones', async () => {
  const kept = async (asked: Omit<Request<'MatrizDocumentos'>, 'tiporecurso' | 'operacionid'>) => {
    const { records, total } = await carrier.call('MatrizDocumentos', {
      tiporecurso: 'chofer',
      operacionid,
      ...asked,
    })
    expect(total).toBe(records.length)
    return records.map(({ nombre }) => nombre)
  }
  expect(await kept({ aptitud: 'habilitado' })).toEqual(['Va, Uno'])
  expect(await kept({ aptitud: 'habilitado', todos: 'SI' })).toEqual(['No Va, Uno', 'Va, Uno'])
  expect(await kept({ con: 'pendiente', todos: 'SI' })).toEqual(['Le Falta, Uno'])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
})
afterAll(() => app.stop())

const tiposOf = async (input: Parameters<typeof carrier.call<'TiposDocumentos'>>[1]) =>
  (await carrier.call('TiposDocumentos', input)).records

describe('the catalogue', () => {
  test('comes by kind of resource and in its order', async () => {
    const tipos = await tiposOf({})
    expect([...new Set(tipos.map((tipo) => tipo.docrectipo_recurso))].sort()).toEqual([
      'chofer',
      'chofer dado de baja',
      'dominio',
      'transporte',
    ])
    const dominio = await tiposOf({ filter: { tiporecurso: 'dominio' }, order: 'orden ASC' })
    expect(dominio.map((tipo) => tipo.nombre).slice(0, 3)).toEqual([
      'Cédula de identificación',
      'Título',
      'Revisión Técnica Obligatoria',
    ])
    expect(new Set(dominio.map((tipo) => tipo.docrectipo_recurso))).toEqual(new Set(['dominio']))
  })

  test('brings those of a chofer on leave with those of a chofer', async () => {
    const tipos = await tiposOf({ filter: { tiporecurso: 'chofer' } })
    expect(new Set(tipos.map((tipo) => tipo.docrectipo_recurso))).toEqual(
      new Set(['chofer', 'chofer dado de baja']),
    )
    expect(tipos.map((tipo) => tipo.nombre)).toContain('Certificado art. 80 LCT')
    const gone = await tiposOf({ filter: { tiporecurso: 'chofer dado de baja' } })
    expect(gone).toHaveLength(5)
  })

  test('no longer has the LiNTI, which the law stopped asking for', async () => {
    expect((await tiposOf({})).map((tipo) => tipo.nombre)).not.toContain('LiNTI')
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const [chofer] = (await carrier.call('DetailChofer', { choferid })).records
    expect(chofer?.casillas.map((casilla) => casilla.nombre)).not.toContain('LiNTI')
  })

  test('has a type from its first day to its last', async () => {
    const hoy = hoyEnBuenosAires()
    const names = ['Empieza hoy', 'Termina hoy', 'Empieza mañana', 'Terminó ayer'] as const
    await app.make.tipo({ nombre: names[0], vigente_desde: hoy })
    await app.make.tipo({ nombre: names[1], vigente_hasta: hoy })
    await app.make.tipo({ nombre: names[2], vigente_desde: sumarDias(hoy, 1) })
    await app.make.tipo({ nombre: names[3], vigente_hasta: sumarDias(hoy, -1) })
    const shown = (await tiposOf({})).map((tipo) => tipo.nombre)
    expect(names.filter((name) => shown.includes(name))).toEqual(['Empieza hoy', 'Termina hoy'])
  })
})

test('a LiNTI that was presented stays to be seen, and is asked for no more', async () => {
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const { tipodocumentoid } = await app.owner
    .selectFrom('tipo_documento')
    .select('tipodocumentoid')
    .where('nombre', '=', 'LiNTI')
    .executeTakeFirstOrThrow()
  await app.make.documento({
    cuenta_id: carrier.cuentaId,
    recursoid: choferid,
    tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: '2025-01-01',
  })
  const [chofer] = (await carrier.call('DetailChofer', { choferid })).records
  expect(chofer?.casillas.find((casilla) => casilla.nombre === 'LiNTI')).toMatchObject({ estado: 'vencido' })
  expect(chofer?.motivos.filter((motivo) => motivo.includes('LiNTI'))).toEqual([])
})

test.each([
  ['dominios', 'vehiculo', ['Tractor', 'Chasis', 'Camión rígido']],
  ['dominios', 'cantidad_ejes', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
  ['dominios', 'carroceria', ['Furgón', 'Térmico', 'Sider']],
  ['dominios', 'titularidad', ['PROPIO', 'LEASING', 'TERCERO']],
  ['dominios', 'pais_patente', ['Argentina', 'Bolivia', 'Brasil']],
  ['unidades', 'estado', ['ACTIVA', 'INACTIVA']],
])('the pick list %s.%s is offered', async (module, field, first) => {
  const { records } = await carrier.call('getPickListValues', { module, field })
  expect(records.map(({ value }) => value).slice(0, first.length)).toEqual(first)
})

test('tells what a chofer or a dominio would be asked for, as it is asked once it is there', async () => {
  const asked = async (choferid: string) =>
    (await carrier.call('DetailChofer', { choferid })).records[0]?.casillas
      .filter((casilla) => casilla.obligatorio)
      .map((casilla) => casilla.nombre)
      .sort()
  for (const chofer of [
    { nacionalidad: 'Argentina', transporta_peligrosas: false },
    { nacionalidad: 'Uruguay', transporta_peligrosas: true },
  ]) {
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, ...chofer })
    const told = await tiposOf({ filter: { tiporecurso: 'chofer', atributos: chofer } })
    const names = told.filter(({ obligatorio }) => obligatorio).map(({ nombre }) => nombre)
    expect([...new Set(names)].sort()).toEqual([...new Set(await asked(choferid))])
  }
  const tractor = await tiposOf({ filter: { tiporecurso: 'dominio', atributos: { vehiculo: 'Tractor' } } })
  const semi = await tiposOf({
    filter: { tiporecurso: 'dominio', atributos: { vehiculo: 'Semirremolque' } },
  })
  expect(tractor.map(({ nombre }) => nombre)).not.toEqual(semi.map(({ nombre }) => nombre))
})

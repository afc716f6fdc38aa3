import { readFileSync } from 'node:fs'
import { carrierOperations, providerOperations, type Result } from '@portal/contract'
import { columnasAuditadas } from '@portal/contract/columnas.ts'
import { AjustesForm } from '@portal/contract/ajustes.ts'
import { describe, expect, test } from 'vitest'
import { es } from '../textos.ts'
import { acciones } from './acciones.ts'
import { bloqueoDe, motivoDe, resumenDe, rotuloDe, valorDe, type Linea } from './linea.ts'
import { selloDe } from './sello.ts'
import { chainStateOf } from './chainState.ts'

const texts = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../mensajes/es/${name}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  > // as the file is

/** Doors that carry bytes, and the company's own sign-in, leave lines of their own name. */
const doors = [
  'upfile',
  'EntregarPedido',
  'PonerEjemplo',
  'PresentarPorCuenta',
  'exportar',
  'constancia',
  'legajo',
  'TraerLegajo',
  'informe',
  'informe-de-cuenta',
  'IngresoPorEmpresa',
  'SalidaPorEmpresa',
]

/** So does what a job does in the audit's sight. */
const jobs = ['RigeCambioDeTipo', 'EliminaPorConservacion', 'CorridaDeConservacion']

test('every operation of both doors that writes has words, every job too, and nothing else does', () => {
  const writes = Object.entries({ ...carrierOperations, ...providerOperations })
    .filter(([, operation]) => operation.writes)
    .map(([name]) => name)
  expect([...acciones].sort()).toEqual([...writes, ...doors, ...jobs].sort())
})

test('every column that the audit tells of has words of its own or of its form, and every setting', () => {
  const words = texts('auditoriaCampo')
  const labelOf = (tabla: string, column: string) =>
    rotuloDe(tabla, column)
      .split('.')
      .reduce<unknown>((said, part) => (said as Record<string, unknown> | undefined)?.[part], es) // texts nest
  const without = Object.entries(columnasAuditadas).flatMap(([tabla, columns]) =>
    columns.filter((column) => words[column] === undefined && labelOf(tabla, column) === undefined),
  )
  expect(without).toEqual([])
  const columns = Object.values(columnasAuditadas).flat()
  expect(Object.keys(words).filter((word) => !columns.includes(word))).toEqual([])
  const settings = Object.keys(AjustesForm).filter((name) => name !== 'logo')
  expect(Object.keys(texts('auditoriaAjuste')).sort()).toEqual(settings.sort())
})

const linea = (values: Partial<Linea>): Linea => ({
  auditoriaid: '1',
  creado: '2026-11-21T10:00:00.000Z',
  actor: '13x1',
  actor_nombre: 'Marta Ibarra',
  cuenta_id: null,
  accountname: null,
  accion: 'SaveChofer',
  objeto: '17x1',
  request_id: 'r',
  ip: '127.0.0.1',
  cambios: [],
  cambios_mas: 0,
  bloque: null,
  ...values,
})
const campo = (name: string, antes: string | null, despues: string | null, callado = false) => ({
  campo: name,
  callado,
  antes,
  despues,
})
const cambio = {
  tabla: 'chofer',
  id: '17x1',
  que: 'cambio' as const,
  nombre: 'Vega, Tomás',
  cuenta_id: '11x1',
  pais_patente: null,
}

describe('a line says first', () => {
  test('the field that people read first, and how much more changed', () => {
    const campos = [
      campo('calle', null, null, true),
      campo('email', 'a', 'b'),
      campo('apellido', 'Vega', 'Vera'),
    ]
    expect(resumenDe(linea({ cambios: [{ ...cambio, campos }], cambios_mas: 2 }))).toMatchObject({
      dice: 'campo',
      campo: { campo: 'apellido' },
      mas: 4,
    })
  })

  test('what was done, where that is no change of a record', () => {
    const campos = [campo('estado', 'en revision', 'rechazado')]
    expect(
      resumenDe(linea({ accion: 'DecidirDocumento', cambios: [{ ...cambio, tabla: 'documento', campos }] })),
    ).toMatchObject({ dice: 'accion', campo: { despues: 'rechazado' }, mas: 0 })
  })

  test('of a block which way it went, and why', () => {
    const blocked = (despues: string) =>
      linea({
        accion: 'BloquearRecurso',
        cambios: [
          { ...cambio, campos: [campo('estado_cuenta', 'ACTIVO', despues)] },
          { ...cambio, tabla: 'historial', que: 'alta', campos: [campo('nota', null, 'Póliza en duda')] },
        ],
      })
    expect(bloqueoDe(blocked('BLOQUEADO'))).toBe('true')
    expect(bloqueoDe(blocked('ACTIVO'))).toBe('false')
    expect(motivoDe(blocked('BLOQUEADO'))).toBe('Póliza en duda')
    expect(resumenDe(blocked('BLOQUEADO')).mas).toBe(0)
  })

  test('nothing of what changed, of a line of before that was kept', () => {
    expect(resumenDe(linea({ cambios: null }))).toMatchObject({ dice: 'accion', campo: undefined, mas: 0 })
  })
})

test.each([
  ['telefono', null, 'auditoriaValor.nada'],
  ['activo', 'true', 'auditoriaValor.si'],
  ['estado', '4', 'auditoriaValor.4'],
  ['meses', '4', '4'],
  ['fecha_vencimiento', '2026-11-21', '21/11/2026'],
  ['aviso_dias', '[30, 7]', '30, 7'],
  ['retirado', '2026-11-21T15:04:00.123+00:00', '21/11/2026 12:04'],
])('a value of %s that is %s reads %s', (name, value, said) => {
  expect(valorDe((key) => key, { campo: name }, value)).toBe(said)
})

describe('of the chain is said', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const said: Result<'VerificarAuditoria'> = {
    comprobado: null,
    siguiente: null,
    rota: null,
    bloques: 9,
    sellado: null,
    sin_sellar: 0,
    sin_sellar_desde: null,
    ultima: null,
    ultima_entera: null,
  }
  const rota = {
    motivo: 'no coincide' as const,
    bloque: 3,
    desde: 1,
    hasta: 2,
    lineas: 2,
    halladas: 2,
    primera: null,
    ultima: null,
  }
  const ultima = { momento: '2026-11-21T04:20:00Z', bloque: 8, rota: null }

  test.each([
    ['nothing good before anybody checked', said, false, 'nunca'],
    ['nothing good of an empty chain', { ...said, bloques: 0 }, false, 'nada'],
    ['nothing good of an empty chain that was walked', { ...said, bloques: 0, comprobado: 0 }, true, 'nada'],
    ['what the night found', { ...said, ultima }, false, 'entera'],
    [
      'that a check is old',
      { ...said, ultima: { ...ultima, momento: '2026-11-19T04:20:00Z' } },
      false,
      'vieja',
    ],
    ['that it is broken, as the night found', { ...said, ultima: { ...ultima, rota } }, false, 'rota'],
    ['that it is broken, as was found now', { ...said, comprobado: 2, rota, ultima }, true, 'rota'],
    ['that it is whole, as was found now', { ...said, comprobado: 9 }, true, 'entera'],
  ] as const)('%s', (_, answer, ahora, clase) => {
    expect(chainStateOf(answer, { ahora: ahora ? '2026-11-21T12:00:00Z' : null, now }).clase).toBe(clase)
  })
})

describe('of a day is said', () => {
  type Motivo = NonNullable<Result<'VerificarAuditoria'>['rota']>['motivo']
  const rotaEn = (bloque: number, motivo: Motivo = 'no coincide') => ({
    motivo,
    bloque,
    desde: null,
    hasta: null,
    lineas: null,
    halladas: null,
    primera: null,
    ultima: null,
  })
  const cadena = (bloque: number, rota: number | null, motivo?: Motivo): Result<'VerificarAuditoria'> => ({
    comprobado: null,
    siguiente: null,
    rota: null,
    bloques: 9,
    sellado: null,
    sin_sellar: 0,
    sin_sellar_desde: null,
    ultima: {
      momento: '2026-11-21T04:20:00Z',
      bloque,
      rota: rota === null ? null : rotaEn(rota, motivo),
    },
    ultima_entera: null,
  })
  const dia = (ultimo: number | null) => ({
    dia: '2026-11-20',
    lineas: 3,
    bloque: ultimo,
  })
  test.each([
    ['open, while a line is in no block', dia(null), cadena(9, null), 'abierto'],
    ['nothing good before the check is known', dia(4), undefined, 'sellado'],
    ['nothing good of what was sealed after the check', dia(4), cadena(3, null), 'sellado'],
    ['that it is as it was sealed', dia(4), cadena(4, null), 'coincide'],
    ['that it is not', dia(4), cadena(4, 4), 'roto'],
    ['nothing good past where the chain is broken', dia(6), cadena(3, 4), 'roto'],
    ['what stands before it', dia(3), cadena(3, 4), 'coincide'],
    ['nothing good of a chain that was made anew', dia(3), cadena(9, 9, 'otra cadena'), 'roto'],
    [
      'what was found by hand, whatever the night found',
      dia(4),
      { ...cadena(9, null), comprobado: 3, rota: rotaEn(4) },
      'roto',
    ],
    ['that it is whole, as was found by hand', dia(9), { ...cadena(3, null), comprobado: 9 }, 'coincide'],
  ] as const)('%s', (_, each, known, sello) => {
    expect(selloDe(each, known)).toBe(sello)
  })
})

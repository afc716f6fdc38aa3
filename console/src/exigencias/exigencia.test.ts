import { expect, test } from 'vitest'
import { aNivel, conCambio, nivelDe, nivelesDe, problemaDe, puesta, type Exigencia } from './exigencia.ts'

const critico: Exigencia = {
  obligatorio: true,
  critico: true,
  vigente_desde: null,
  vigente_hasta: null,
  fuente: 'Reglamento',
}
const kept = (exigencias: (Exigencia & { tipodocumentoid: string })[]) => ({ version: 4, exigencias })

test('a type may be asked for more strictly than everybody is asked for it, and never less', () => {
  const of = (alcance: 'general' | 'por operación', obligatorio: boolean, critico: boolean) =>
    nivelesDe({ nombre: 'Tacógrafo', alcance, obligatorio, critico })
  expect(of('por operación', true, true)).toEqual(['no', 'pedido', 'critico'])
  expect(of('general', false, false)).toEqual(['no', 'pedido', 'critico'])
  expect(of('general', true, false)).toEqual(['no', 'critico'])
  expect(of('general', true, true)).toEqual(['no'])
})

test('a new one is asked for from today on, and a change of level keeps dates and source', () => {
  expect(aNivel(undefined, 'pedido', '2026-11-27')).toEqual({
    obligatorio: true,
    critico: false,
    vigente_desde: '2026-11-27',
    vigente_hasta: null,
    fuente: '',
  })
  expect(aNivel(critico, 'pedido', '2026-11-27')).toEqual({ ...critico, critico: false })
  expect(aNivel(critico, 'no', '2026-11-27')).toBeUndefined()
  expect(nivelDe({ ...critico, critico: false, obligatorio: false })).toBe('optativo')
})

test('what may be left out stays so while its level is not changed, and is asked for where it is', () => {
  const optativo = { ...critico, critico: false, obligatorio: false }
  expect(aNivel(optativo, nivelDe(optativo), '2026-11-27')).toEqual(optativo)
  expect(aNivel(optativo, 'pedido', '2026-11-27')).toEqual({ ...optativo, obligatorio: true })
})

test('what can’t be saved says why: an end before its beginning, and a day that is none', () => {
  const tipo = { nombre: 'Tacógrafo', alcance: 'por operación', obligatorio: true, critico: true } as const
  const of = (vigente_desde: string | null, vigente_hasta: string | null) =>
    problemaDe(tipo, { ...critico, vigente_desde, vigente_hasta })
  expect(of('2026-11-27', '2027-01-01')).toBeUndefined()
  expect(of('2026-11-27', '2020-01-01')).toContain('exigenciaAlReves')
  expect(of('2026-11-27', '31/02/2026')).toBeDefined()
})

test('a cell that stands again as it is kept is no change, and the version is the one that was on screen', () => {
  const operacion = kept([{ ...critico, tipodocumentoid: '1' }])
  const removed = puesta(operacion, undefined, '1', undefined)
  expect(removed).toEqual({ version: 4, celdas: { 1: null } })
  const both = puesta({ ...operacion, version: 5 }, removed, '2', critico)
  expect(both).toEqual({ version: 4, celdas: { 1: null, 2: critico } })
  expect(conCambio(operacion, both)).toEqual([{ ...critico, tipodocumentoid: '2' }])
  expect(puesta(operacion, removed, '1', { ...critico })).toBeUndefined()
})

import { expect, test } from 'vitest'
import { opcionesDe, preguntables } from './posibles.ts'
import type { Registro } from './registro.ts'

const unible: Registro['unibles'][number] = {
  cuenta_id: '11x1',
  accountname: 'Fletes',
  estado: 1,
  coincide: 'numero',
  titulares: ['Ana'],
  impide: null,
}

const of = (registro: Partial<Registro>) =>
  opcionesDe({ estado_registro: 'pendiente', unibles: [], email_en_uso: false, ...registro } as Registro) // the rest decides nothing

test('what nobody has may be approved or rejected', () => {
  expect(of({})).toEqual([
    { opcion: 'aprobar', impide: null },
    { opcion: 'rechazar', impide: null },
  ])
})

test.each<[Partial<Registro>, Record<string, unknown>]>([
  [{ unibles: [unible] }, { aprobar: 'aprobarNumero', unir: null, rechazar: null }],
  [{ unibles: [{ ...unible, coincide: 'email' }] }, { aprobar: null, unir: null, rechazar: null }],
  [
    { unibles: [{ ...unible, impide: 'Nadie' }] },
    { aprobar: 'aprobarNumero', unir: 'nadieQueResponda', rechazar: null },
  ],
  [{ email_en_uso: true }, { aprobar: 'email', rechazar: null }],
  [
    { email_en_uso: true, unibles: [unible] },
    { aprobar: 'aprobarNumero', unir: 'email', rechazar: null },
  ],
  [
    { estado_registro: 'consultada', unibles: [unible] },
    { retirar: null, rechazar: null },
  ],
])('%j', (registro, expected) => {
  expect(Object.fromEntries(of(registro).map(({ opcion, impide }) => [opcion, impide]))).toEqual(expected)
})

test('of the one account that can’t be asked, its reason is told', () => {
  const why = of({ unibles: [{ ...unible, impide: 'Ya respondió que no.' }] }).find(
    ({ opcion }) => opcion === 'unir',
  )
  expect(why?.dice).toBe('Ya respondió que no.')
})

test('nobody is asked about who signs in already', () => {
  const registro = { unibles: [unible], email_en_uso: true } as unknown as Registro
  expect(preguntables(registro)).toEqual([])
})

import { carrierOperations } from '@portal/contract'
import { expect, test } from 'vitest'
import { holder } from './hold.ts'
import { vtiger } from '../dialects/vtiger.ts'

/** Values as other back offices write them, read into what is promised. */

const chofer = holder(carrierOperations.DetailChofer.remoteOutput, vtiger, true)
const tipos = holder(carrierOperations.TiposDocumentos.remoteOutput, vtiger)
const rowOf = (fields: object) => {
  const held = chofer({ records: [{ choferid: '17x1', nombre: 'Ana', ...fields }] })
  const { choferid, nombre, ...rest } = (held.answer as { records: [Record<string, unknown>] }).records[0]
  return { rest, held, choferid, nombre }
}

test.each<[string, object, object]>([
  [
    'days of the dialect',
    { fecha_nacimiento: '02-01-1980', fecha_alta: '0000-00-00' },
    { fecha_nacimiento: '1980-01-02', fecha_alta: null },
  ],
  ['an empty day', { fecha_baja: '' }, { fecha_baja: null }],
  ['a day that can’t be read', { fecha_nacimiento: 'pronto' }, {}],
  ['an instant', { createdtime: '02-01-2026 10:00:00' }, { createdtime: '2026-01-02T13:00:00.000Z' }],
  [
    'entities, once and twice',
    { apellido: 'Pe&ntilde;a', calle: 'R&amp;amp;D', ciudad: '&iquest;Or&#225;n?' },
    { apellido: 'Peña', calle: 'R&D', ciudad: '¿Orán?' },
  ],
  ['what only looks like one', { calle: 'A & B; C&D' }, { calle: 'A & B; C&D' }],
  ['a letter that was lost', { apellido: 'Pe\uFFFDa' }, {}],
  [
    'words in other spellings',
    { estado_cuenta: 'Activo', aptitud: 'Por_Vencer' },
    { estado_cuenta: 'ACTIVO', aptitud: 'por vencer' },
  ],
  ['a word of its own', { estado_cuenta: 'Suspendido' }, {}],
  [
    'flags',
    { transporta_peligrosas: 'Sí', transporta_alimentos: 'off' },
    { transporta_peligrosas: true, transporta_alimentos: false },
  ],
  ['a flag that says nothing', { transporta_peligrosas: '', transporta_alimentos: null }, {}],
  [
    'references',
    {
      contactid: { value: '12x5', label: 'Eva' },
      nacionalidad: { value: 'Argentina', label: 'Argentina' },
      apellido: { value: '11x3', label: 'Paz' },
    },
    { contactid: '12x5', nacionalidad: 'Argentina', apellido: 'Paz' },
  ],
  ['numbers as text', { version: '3', documento: 20111222 }, { version: 3, documento: '20111222' }],
  ['a number that is none', { version: '3 veces' }, {}],
  [
    'statuses of a slot',
    { casillas: [{ tipodocumentoid: 5, nombre: 'VTV', estado: 'En revisión' }] },
    { casillas: [{ tipodocumentoid: '5', nombre: 'VTV', estado: 'en revision' }] },
  ],
])('%s', (_, fields, read) => {
  expect(rowOf(fields).rest).toEqual(read)
})

test('what can’t be read is told, by its field', () => {
  expect([...rowOf({ fecha_alta: 'pronto', apellido: 'Pe\uFFFDa', calle: '' }).held.unread]).toEqual([
    'apellido',
    'fecha_alta',
  ])
})

test('a bare id and a name of which a letter was lost still make a row', () => {
  expect(rowOf({ choferid: 171, nombre: 'A\uFFFDa' })).toMatchObject({ choferid: '171', nombre: 'A\uFFFDa' })
})

const vtv = { tipodocumentoid: '20x1', nombre: 'VTV' }
test.each<[string, unknown, number | undefined]>([
  ['null', null, undefined],
  ['[]', [], 0],
  ['{}', {}, 0],
  ['no records', { total: 0 }, 0],
  ['records: null', { records: null }, 0],
  ['records: {}', { records: {} }, 0],
  ['false', false, undefined],
  ['a text', 'ok', undefined],
  ['records: false', { records: false }, undefined],
  ['records: a text', { records: 'none' }, undefined],
  ['record', { record: vtv }, 1],
  ['a list of record', { record: [vtv, vtv] }, 2],
  ['one for records', { records: vtv }, 1],
  ['one by itself', vtv, 1],
  ['keys', { '0': vtv, '1': vtv }, 2],
])('%s is a list of its rows, or none', (_, result, count) => {
  const { answer } = tipos(result)
  expect((answer as { records: unknown[] } | undefined)?.records.length).toBe(count)
})

test('an empty object is no detail', () => {
  for (const result of [{}, [], null, { records: [] }]) expect(chofer(result).answer).toBeUndefined()
})

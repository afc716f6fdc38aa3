import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { es as ui } from '@portal/ui/mensajes/es.ts'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { enCuantas, enLaUnica } from './EnCuantas.tsx'
import { es as partes } from './mensajes/es.ts'

beforeAll(() =>
  i18next.init({
    lng: 'es',
    resources: { es: { translation: { ...ui, ...partes } } },
    interpolation: { escapeValue: false },
  }),
)

const en = (...aptitudes: (Aptitud | null)[]) =>
  aptitudes.map((aptitud, i) => ({
    operacionid: `24x${i}`,
    nombre: ['Norte', 'Sur', 'Zárate'][i] ?? '',
    aptitud,
    culpable: null,
  }))

test.each<[string, Aptitud, (Aptitud | null)[], string | undefined]>([
  ['of none nothing is said', 'habilitado', [], undefined],
  ['some', 'habilitado', ['no habilitado', 'habilitado', 'por vencer'], 'Puede en 2 de 3'],
  ['all', 'por vencer', ['por vencer', 'habilitado', 'habilitado'], 'Puede en las 3'],
  [
    'those that it was taken out of do not count',
    'habilitado',
    ['habilitado', 'habilitado', null],
    'Puede en las 2',
  ],
  ['the one that is left has a name', 'habilitado', [null, 'habilitado', null], 'Puede en Sur'],
  ['that one, and it may not', 'habilitado', [null, 'no habilitado', null], 'No puede en Sur'],
  ['none of them', 'habilitado', ['no habilitado', 'no habilitado'], 'No puede en ninguna'],
  ['not fit in general', 'no habilitado', ['no habilitado', 'no habilitado'], 'No puede en ninguna'],
  ['taken out of all', 'habilitado', [null, null], 'No va a ninguna'],
  ['taken out of the only one', 'habilitado', [null], 'No va a Norte'],
])('in how many it may work: %s', (_case, aptitud, aptitudes, said) => {
  expect(enCuantas(i18next.t, { aptitud, operaciones: en(...aptitudes) })).toBe(said)
})

const baja: Culpable = {
  estado: 'BAJA',
  tipodocumentoid: null,
  tipodocumento: null,
  nombre_corto: null,
  fecha: '2026-11-12',
  texto: null,
  documentoid: null,
  renovacion: false,
}

test('the verdict of the only operacion is the verdict, unless it takes no part or has left', () => {
  const [sola] = en('no habilitado')
  expect(enLaUnica({ aptitud: 'habilitado', operaciones: en('no habilitado') })).toEqual({
    nombre: sola?.nombre,
    aptitud: 'no habilitado',
    culpable: null,
  })
  expect(enLaUnica({ operaciones: en(null) })).toBeUndefined()
  expect(enLaUnica({ operaciones: en('habilitado', 'habilitado') })).toBeUndefined()
  expect(enLaUnica({ operaciones: [] })).toBeUndefined()
  expect(enLaUnica({ culpable: baja, operaciones: en('habilitado') })).toBeUndefined()
})

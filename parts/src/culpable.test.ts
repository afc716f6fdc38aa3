import { es as ui } from '@portal/ui/mensajes/es.ts'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { culpableSentence } from './culpable.ts'
import { es as partes } from './mensajes/es.ts'

beforeAll(() =>
  i18next.init({
    lng: 'es',
    resources: { es: { translation: { ...ui, ...partes } } },
    interpolation: { escapeValue: false },
  }),
)

const baja = { estado: 'BAJA', fecha: '2026-11-12' } as const

test.each([
  ['begins a sentence', baja, {}, 'De baja desde el 12/11/2026'],
  ['stands inside one', baja, { inside: true }, 'de baja desde el 12/11/2026'],
  [
    'whose it is keeps its capital',
    baja,
    { inside: true, de: 'Bosque, Lucía' },
    'Bosque, Lucía: De baja desde el 12/11/2026',
  ],
  [
    'a plate keeps its own',
    { estado: 'BLOQUEADO', fecha: null } as const,
    { inside: true, de: 'ZX104LM' },
    'ZX104LM: Bloqueado por el proveedor',
  ],
])('%s', (_, culpable, where, said) => {
  const whole = {
    ...culpable,
    texto: '',
    documentoid: null,
    tipodocumentoid: null,
    tipodocumento: null,
    nombre_corto: null,
    renovacion: false,
  }
  expect(culpableSentence(i18next.getFixedT('es'), whole, where)).toBe(said)
})

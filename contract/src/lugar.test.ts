import { describe, expect, test } from 'vitest'
import { lugarDe, type Palabra } from './lugar.ts'

/** One word after the other on one line, each a tenth of the page wide. */
const words = (text: string): Palabra[] =>
  text.split(' ').map((texto, index) => ({ texto, x: index / 10, y: 0.5, ancho: 0.1, alto: 0.02 }))

const where = (text: string, que: Parameters<typeof lugarDe>[1]['que'], dice: string | null) => {
  const caja = lugarDe(words(text), { que, dice })
  return caja && [Math.round(caja.x * 10), Math.round(caja.ancho * 10)]
}

describe('where it stands', () => {
  test.each([
    ['Dominio: AB 123 CD', 'dominio', 'AB123CD', [1, 3]],
    ['Dominio (AB-123-CD).', 'dominio', 'AB123CD', [1, 1]],
    ['XAB123CD y AB123CD', 'dominio', 'AB123CD', [2, 1]],
    ['CUIT 30-99900001-7', 'cuit', '30999000017', [1, 1]],
    ['CUIL 20-28318405-9', 'documento', '28318405', [1, 1]],
    ['Sr. Óscar LLANOS presente', 'nombre', 'Llanos, Óscar', [1, 2]],
    ['Apellido Llanos Nombre Óscar', 'nombre', 'Llanos, Óscar', [1, 3]],
    ['Vence 5/1/2027', 'fecha_vencimiento', '2027-01-05', [1, 1]],
    ['Vence el 5 de enero de 2027', 'fecha_vencimiento', '2027-01-05', [2, 5]],
    ['Período 09/2026', 'periodo', '2026-09', [1, 1]],
    ['Período septiembre 2026', 'periodo', '2026-09', [1, 2]],
    ['Una Revisión Técnica, obligatoria', 'tipo', 'REVISION TECNICA OBLIGATORIA', [1, 3]],
    ['Dominio ZX 77 CC', 'dominio', 'ZX 77 CC', [1, 3]],
  ] as const)('of %j, %s %s', (text, que, dice, place) => {
    expect(where(text, que, dice)).toEqual(place)
  })

  test('is unknown of what was not found, or is not written so', () => {
    expect(where('Dominio AB123CD', 'dominio', null)).toBeUndefined()
    expect(where('Dominio AB123CDE', 'dominio', 'AB123CD')).toBeUndefined()
    expect(where('', 'dominio', 'AB123CD')).toBeUndefined()
  })
})

import { expect, test } from 'vitest'
import type { Exigencia } from '../operacion.ts'
import { copiables } from './copiables.ts'

const exigencia = (tipodocumentoid: string, more: Partial<Exigencia> = {}): Exigencia => ({
  tipodocumentoid,
  tipodocumento: tipodocumentoid,
  nombre_corto: null,
  docrectipo_recurso: 'chofer',
  obligatorio: true,
  critico: true,
  vigente_desde: null,
  vigente_hasta: null,
  fuente: '',
  ...more,
})
const tipo = (tipodocumentoid: string, more: { critico?: boolean } = {}) => ({
  tipodocumentoid,
  nombre: tipodocumentoid,
  alcance: 'general' as const,
  obligatorio: true,
  critico: false,
  ...more,
})

test('what the other asks is copied but for what is asked here, of everybody, or no longer', () => {
  const hoy = '2026-11-27'
  const { nuevas, otras } = copiables(
    [
      exigencia('inducción', { fuente: 'Manual' }),
      exigencia('rcs'),
      exigencia('lavado'),
      exigencia('curso', { vigente_hasta: '2026-11-26' }),
      exigencia('seguro', { vigente_hasta: hoy }),
    ],
    {
      propias: [exigencia('rcs', { critico: false })],
      tipos: [
        tipo('inducción'),
        tipo('rcs'),
        tipo('lavado', { critico: true }),
        tipo('curso'),
        tipo('seguro'),
      ],
      hoy,
    },
  )
  expect(nuevas).toEqual([
    exigencia('inducción', { fuente: 'Manual' }),
    exigencia('seguro', { vigente_hasta: hoy }),
  ])
  expect(otras.map(({ exigencia: { tipodocumentoid }, porque }) => [tipodocumentoid, porque])).toEqual([
    ['rcs', 'yaEsta'],
    ['lavado', 'general'],
    ['curso', 'termino'],
  ])
})

test('of an operacion that asks nothing, nothing', () => {
  expect(copiables([], { propias: [exigencia('rcs')], tipos: [], hoy: '2026-11-27' })).toEqual({
    nuevas: [],
    otras: [],
  })
})

import { expect, test } from 'vitest'
import type { Entrada } from './entrada.ts'
import { leidosDe, marcasDe } from './marcas.ts'
import { dudaDe, posiblesDe } from './posibles.ts'

const entrada = (more: Partial<Entrada> = {}): Entrada => ({
  entradaid: '26x1',
  origen: 'lote de hojas',
  certeza: 'sin ubicar',
  recursoid: null,
  tipodocumentoid: null,
  ...more,
})
const candidato = (recursoid: string, porque: 'hoja' | 'parecida' = 'hoja') => ({
  recursoid,
  porque,
  dice: `AB 123 ${recursoid}`,
})
const delTipo = (recursoid: string, estado: 'pendiente' | 'activo') => ({
  recursoid,
  nombre: recursoid,
  estado,
})
const idsOf = (of: Entrada, del: Parameters<typeof posiblesDe>[1] = []) =>
  posiblesDe(of, del).map(({ recursoid }) => recursoid)

test.each<[string, Partial<Entrada>, string[]]>([
  ['named on it', { candidatos: [candidato('1'), candidato('2')] }, ['1', '2']],
  ['nearly named on it', { candidatos: [candidato('1', 'parecida')] }, ['1']],
  [
    'the one that is proposed first',
    { certeza: 'parece', recursoid: '2', candidatos: [candidato('1'), candidato('2')] },
    ['2', '1'],
  ],
  [
    'the one that is proposed, whom no page names, first',
    { certeza: 'parece', recursoid: '3', candidatos: [candidato('1')] },
    ['3', '1'],
  ],
  [
    'none, where it is the one that is proposed',
    { certeza: 'parece', recursoid: '1', candidatos: [candidato('1')] },
    [],
  ],
  [
    'none, where a person said whose it is',
    { certeza: 'segura', recursoid: '2', candidatos: [candidato('1')] },
    [],
  ],
])('it may be of %s', (_, more, expected) => {
  expect(idsOf(entrada(more))).toEqual(expected)
})

test('of a paper that names nobody, it may be of those who lack one, where they are few', () => {
  const few = [delTipo('1', 'pendiente'), delTipo('2', 'activo')]
  const many = ['1', '2', '3', '4', '5'].map((each) => delTipo(each, 'pendiente'))
  expect(idsOf(entrada(), few)).toEqual(['1'])
  expect(idsOf(entrada(), many)).toEqual([])
  expect(idsOf(entrada({ recursoid: '9' }), few)).toEqual([])
  expect(idsOf(entrada({ candidatos: [candidato('7')] }), few)).toEqual(['7'])
})

test.each<[string | undefined, Partial<Entrada>]>([
  ['nadie', {}],
  ['varios', { candidatos: [candidato('1'), candidato('2')] }],
  ['parecida', { candidatos: [candidato('1', 'parecida')] }],
  ['sinPapel', { recursoid: '1' }],
  ['sinSeguridad', { certeza: 'parece', recursoid: '1', tipodocumentoid: '15x1' }],
  [undefined, { certeza: 'segura', recursoid: '1', tipodocumentoid: '15x1' }],
  [undefined, { origen: 'pedido', certeza: 'parece', recursoid: '1', tipodocumentoid: '15x1' }],
])('nobody is sure of it: %s', (expected, more) => {
  expect(dudaDe(entrada(more))).toBe(expected)
})

test('what was read is framed where it stands on a page, each once, and what is asked is told apart', () => {
  const palabras = 'Póliza Dominio AB 123 CD hasta 24/11/2027'
    .split(' ')
    .map((texto, at) => ({ texto, x: at / 10, y: 0.5, ancho: 0.08, alto: 0.02 }))
  const leidos = leidosDe(
    entrada({
      porques: [
        { campo: 'tipo', porque: 'hoja', dice: 'POLIZA' },
        { campo: 'fecha_vencimiento', porque: 'hoja', dice: '2027-11-24' },
        { campo: 'numero', porque: 'hoja', dice: '123' },
        { campo: 'recurso', porque: 'pedido', dice: 'Ana' },
      ],
      candidatos: [
        { recursoid: '1', porque: 'hoja', dice: 'AB123CD' },
        { recursoid: '2', porque: 'parecida', dice: 'AC 456' },
        { recursoid: '3', porque: 'codigo', dice: '30111222' },
      ],
    }),
  )
  const marcas = marcasDe(leidos, palabras, 2, ({ dice }) => dice)
  expect(marcas.map(({ page, label, x, unsure }) => [page, label, Math.round(x * 10), unsure])).toEqual([
    [2, 'POLIZA', 0, false],
    [2, '2027-11-24', 6, false],
    [2, 'AB123CD', 2, true],
  ])
})

import { expect, test } from 'vitest'
import type { RecursoQueDebe } from './faltantes.ts'
import { apartarCompartidos, faltantesDe, gruposDe, porUrgencia } from './ordenes.ts'

const chofer = (nombre: string, documentos: RecursoQueDebe['documentos']): RecursoQueDebe => ({
  recursoid: `17x${nombre.length}`,
  tiporecurso: 'chofer',
  nombre,
  ...(documentos && { documentos }),
})
const documento = (nombre: string, critico: boolean, dia_exigible?: number) => ({
  tipodocumentoid: `20x${nombre.length}`,
  nombre,
  critico,
  ...(dia_exigible === undefined
    ? { vigencia: 'impresa' as const }
    : { vigencia: 'mensual' as const, dia_exigible }),
})

const records: RecursoQueDebe[] = [
  chofer('Suárez, Irma', [documento('Título', false)]),
  { ...chofer('Norte', [documento('RUTA', true)]), tiporecurso: 'dominio', dominio: 'AB123CD' },
  chofer('Álvarez, Ana', [documento('Apto', false), documento('F. 931', true, 15), documento('DNI', true)]),
  chofer('Pérez, Luis', undefined),
]

test('resources stand by full name, vehicles by their plate, and one of which nobody says what it lacks keeps its place', () => {
  expect(gruposDe(records, {}).map(({ recurso, faltantes }) => [recurso.nombre, faltantes?.length])).toEqual([
    ['Norte', 1],
    ['Álvarez, Ana', 3],
    ['Pérez, Luis', undefined],
    ['Suárez, Irma', 1],
  ])
})

test('a search finds all of a resource, or the documents alone', () => {
  const found = (search: string) =>
    faltantesDe(gruposDe(records, { search })).map(({ documento: { nombre } }) => nombre)
  expect(found('alvarez')).toEqual(['Apto', 'F. 931', 'DNI'])
  expect(found('ruta')).toEqual(['RUTA'])
  expect(gruposDe(records, { tiporecurso: 'dominio' }).map(({ recurso }) => recurso.dominio)).toEqual([
    'AB123CD',
  ])
})

test('the most urgent: what is critical first, and of that what has a day', () => {
  expect(porUrgencia(faltantesDe(gruposDe(records, {}))).map(({ documento: { nombre } }) => nombre)).toEqual([
    'F. 931',
    'RUTA',
    'DNI',
    'Apto',
    'Título',
  ])
})

test('what one paper mends for several stands apart, once, and the rest stays with each', () => {
  const f931 = { ...documento('F. 931', true, 15), compartido: true }
  const seguro = { ...documento('Seguro de vida', true, 15), compartido: true }
  const art = { ...documento('ART de uno solo', true, 15), compartido: true }
  const { compartidos, grupos } = apartarCompartidos(
    gruposDe(
      [
        chofer('Ana', [f931, seguro, documento('Apto', false)]),
        chofer('Bruno', [seguro, f931]),
        chofer('Carla S.', [art]),
        { ...chofer('Del Valle', [f931, seguro]), estado_recurso: 'BLOQUEADO' },
        chofer('Nadie sabe qué le falta', undefined),
      ],
      {},
    ),
  )
  expect(
    compartidos.map(({ recursos, papeles }) => [
      recursos.map(({ nombre }) => nombre),
      papeles.map(([first]) => first?.documento.nombre),
    ]),
  ).toEqual([
    [
      ['Ana', 'Bruno'],
      ['F. 931', 'Seguro de vida'],
    ],
  ])
  expect(grupos.map(({ recurso, faltantes }) => [recurso.nombre, faltantes?.length])).toEqual([
    ['Ana', 1],
    ['Carla S.', 1],
    ['Del Valle', 2],
    ['Nadie sabe qué le falta', undefined],
  ])
})

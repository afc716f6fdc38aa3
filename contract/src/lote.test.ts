import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dichoPorCodigos, ordenadorDe, type DelLote, type Hoja, type TipoDelLote } from './lote.ts'

const chofer = (n: number, documento: string, cuil: string): DelLote => ({
  recursoid: `17x${n}`,
  tiporecurso: 'chofer',
  identidad: { nombre: `Prueba${n}, Persona${n}`, dominio: null, documento, cuil },
})
const dominio = (n: number, plate: string): DelLote => ({
  recursoid: `18x${n}`,
  tiporecurso: 'dominio',
  identidad: { nombre: plate, dominio: plate, documento: null, cuil: null },
})
const ana = chofer(1, '30111222', '20301112229')
const camion = dominio(1, 'AB123CD')
const acoplado = dominio(2, 'AC456EF')
const viejo = dominio(3, 'ABC123')
const recursos = [ana, camion, acoplado, viejo]
const tipos: readonly TipoDelLote[] = [
  {
    tipodocumentoid: '15x1',
    tiporecurso: 'dominio',
    frases: ['Revisión técnica obligatoria'],
    compartido: false,
  },
  {
    tipodocumentoid: '15x2',
    tiporecurso: 'dominio',
    frases: ['Póliza de seguro automotor'],
    compartido: false,
  },
  { tipodocumentoid: '15x3', tiporecurso: 'chofer', frases: ['Apto psicofísico'], compartido: false },
  {
    tipodocumentoid: '15x4',
    tiporecurso: 'chofer',
    frases: ['Seguro de vida obligatorio'],
    compartido: true,
  },
]
const hoja = (texto: string, codigos: Hoja['codigos'] = []): Hoja => ({ texto, codigos })
const ordenar = ordenadorDe(recursos, tipos)
const orden = (...texts: (string | Hoja)[]) =>
  ordenar(texts.map((each) => (typeof each === 'string' ? hoja(each) : each))).map(
    ({ hojas, recursoid, tipodocumentoid, certeza }) => [hojas.join(), recursoid, tipodocumentoid, certeza],
  )

const rto = 'REVISIÓN TÉCNICA OBLIGATORIA Dominio AB 123 CD Vencimiento 30/11/2027'
const rtoDelOtro = 'REVISIÓN TÉCNICA OBLIGATORIA Dominio AC 456 EF Vencimiento 30/11/2027'

test.each<[string, (string | Hoja)[], unknown[]]>([
  ['its plate and its phrase', [rto], [['0', '18x1', '15x1', 'segura']]],
  ['nothing', [''], [['0', null, null, 'sin ubicar']]],
  [
    'a phrase of nobody',
    ['Revisión técnica obligatoria de un vehículo'],
    [['0', null, '15x1', 'sin ubicar']],
  ],
  ['a plate of nothing', ['Un papel cualquiera. Dominio AB 123 CD'], [['0', '18x1', null, 'sin ubicar']]],
  ['two plates', [`${rto} Acoplado dominio AC 456 EF`], [['0', null, '15x1', 'sin ubicar']]],
  [
    'a plate beside one of a stranger',
    [`${rto} Acoplado dominio AD 789 GH`],
    [['0', '18x1', '15x1', 'parece']],
  ],
  [
    'an old plate beside one of a stranger',
    ['Revisión técnica obligatoria Dominio ABC 123 Acoplado dominio AD 789 GH'],
    [['0', '18x3', '15x1', 'parece']],
  ],
  [
    'the DNI of one of ours beside that of a stranger',
    ['Apto psicofísico DNI 30.111.222 y DNI 28.333.444'],
    [['0', '17x1', '15x3', 'parece']],
  ],
  [
    'one of ours, and a code of a stranger',
    [hoja('Apto psicofísico DNI 30.111.222 del conductor', [{ que: 'documento', dice: '28333444' }])],
    [['0', '17x1', '15x3', 'parece']],
  ],
  [
    'one of ours, and the CUIT of who made the paper in a code',
    [hoja('Apto psicofísico DNI 30.111.222 del conductor', [{ que: 'cuit', dice: '30712345671' }])],
    [['0', '17x1', '15x3', 'segura']],
  ],
  ['two types', [`${rto} Póliza de seguro automotor`], [['0', '18x1', null, 'sin ubicar']]],
  [
    'a paper of several',
    ['Seguro de vida obligatorio DNI 30.111.222 del personal'],
    [['0', '17x1', '15x4', 'parece']],
  ],
  ['a name alone', ['Apto psicofísico de Persona1 Prueba1, conductor'], [['0', '17x1', '15x3', 'parece']]],
  [
    'a code',
    [hoja('Apto psicofísico del conductor titular', [{ que: 'documento', dice: '30111222' }])],
    [['0', '17x1', '15x3', 'segura']],
  ],
])('one page that says %s', (_, pages, papers) => {
  expect(orden(...pages)).toEqual(papers)
})

test.each<[string, (string | Hoja)[], unknown[]]>([
  ['nobody, where it is sure', [rto], []],
  [
    'both that a page names',
    [`${rto} Acoplado dominio AC 456 EF`],
    ['18x1 hoja AB123CD', '18x2 hoja AC456EF'],
  ],
  [
    'those of the kind of its type',
    [`${rto} Titular DNI 30.111.222 y AC 456 EF`],
    ['18x1 hoja AB123CD', '18x2 hoja AC456EF'],
  ],
  [
    'one whose plate is cut off on it',
    ['Revisión técnica obligatoria Dominio: AB 12· CD Vigencia'],
    ['18x1 parecida AB 12· CD'],
  ],
  [
    'one whose plate was made out wrongly',
    ['Revisión técnica obligatoria Patente AC 4S6 EF'],
    ['18x2 parecida AC 4S6 EF'],
  ],
  [
    'one whose number has one figure that is another',
    ['Apto psicofísico DNI 30.111.228'],
    ['17x1 parecida 30.111.228'],
  ],
  [
    'one whose CUIL does not hold its check',
    ['Apto psicofísico CUIL 20-30111222-4'],
    ['17x1 parecida 20-30111222-4'],
  ],
  [
    'one whom a code names beside another',
    [hoja('Apto psicofísico DNI 30.111.228 del conductor', [{ que: 'documento', dice: '30111222' }])],
    ['17x1 codigo 30111222'],
  ],
  ['nobody of whom nothing is said', ['Revisión técnica obligatoria de un vehículo'], []],
  ['nobody whose plate is another one', ['Revisión técnica obligatoria Dominio AH 999 ZZ'], []],
])('of one page it is asked whether it is of %s', (_, pages, expected) => {
  const [paper] = ordenar(pages.map((each) => (typeof each === 'string' ? hoja(each) : each)))
  expect(paper?.candidatos.map(({ recursoid, porque, dice }) => `${recursoid} ${porque} ${dice}`)).toEqual(
    expected,
  )
})

test('a page that names more than a few is a list, and of nobody is asked', () => {
  const fleet = ['AA100AA', 'AA200AA', 'AA300AA', 'AA400AA', 'AA500AA'].map((plate, i) =>
    dominio(10 + i, plate),
  )
  const [paper] = ordenadorDe(
    fleet,
    tipos,
  )([
    hoja(
      `Póliza de seguro automotor. ${fleet.map(({ identidad }) => `Dominio ${identidad.nombre}`).join('. ')}`,
    ),
  ])
  expect(paper).toMatchObject({ certeza: 'sin ubicar', tipodocumentoid: '15x2', candidatos: [] })
})

test.each<[string, string[], unknown[]]>([
  [
    'a page that says it is the second',
    [`${rto} Hoja 1 de 2`, 'Condiciones generales de la revisión. Hoja 2 de 2'],
    [['0,1', '18x1', '15x1', 'segura']],
  ],
  [
    'one whose key repeats',
    [rto, 'Detalle de los defectos del vehículo AB 123 CD'],
    [['0,1', '18x1', '15x1', 'segura']],
  ],
  [
    'the paper of another',
    [rto, rtoDelOtro],
    [
      ['0', '18x1', '15x1', 'segura'],
      ['1', '18x2', '15x1', 'segura'],
    ],
  ],
  [
    'another page that says nothing',
    [rto, 'Condiciones generales del servicio'],
    [
      ['0', '18x1', '15x1', 'segura'],
      ['1', null, null, 'sin ubicar'],
    ],
  ],
  [
    'a second page that names a stranger',
    [`${rto} Hoja 1 de 2`, 'Detalle del vehículo dominio AD 789 GH. Hoja 2 de 2'],
    [['0,1', '18x1', '15x1', 'parece']],
  ],
  [
    'a second page of somebody else',
    [`${rto} Hoja 1 de 2`, `${rtoDelOtro} Hoja 2 de 2`],
    [
      ['0', '18x1', '15x1', 'parece'],
      ['1', '18x2', '15x1', 'parece'],
    ],
  ],
])('behind a paper, %s', (_, pages, papers) => {
  expect(orden(...pages)).toEqual(papers)
})

test('a number that nobody names is a doubt: it may be a sum, or a law', () => {
  expect(orden('Apto psicofísico del conductor. Importe $ 30.111.222')).toEqual([
    ['0', '17x1', '15x3', 'parece'],
  ])
  expect(orden('Revisión técnica obligatoria según norma ABC 123 vigente')).toEqual([
    ['0', '18x3', '15x1', 'parece'],
  ])
})

test('what a person joined or split by hand stays so, and is sure where its pages agree', () => {
  const ordenar = ordenadorDe(recursos, tipos)
  const pages = [hoja(rto), hoja('Condiciones generales del servicio'), hoja(rtoDelOtro)]
  const papers = (aMano: [number, boolean][]) =>
    ordenar(pages, new Map(aMano)).map(({ hojas, certeza }) => [hojas.join(), certeza])
  expect(papers([[1, true]])).toEqual([
    ['0,1', 'segura'],
    ['2', 'segura'],
  ])
  expect(
    papers([
      [1, true],
      [2, true],
    ]),
  ).toEqual([['0,1,2', 'parece']])
  expect(
    ordenar([hoja(rto), hoja('Detalle de los defectos del vehículo AB 123 CD')], new Map([[1, false]])),
  ).toHaveLength(2)
})

test('what letters on a picture say is never sure', () => {
  expect(orden({ texto: rto, deFoto: true }, { texto: rtoDelOtro })).toEqual([
    ['0', '18x1', '15x1', 'parece'],
    ['1', '18x2', '15x1', 'segura'],
  ])
})

test('a paper has no more pages than the bandeja takes of one', () => {
  const pages = Array.from(
    { length: 45 },
    (_, i) => `${i === 0 ? rto : ''} Detalle del dominio AB 123 CD Hoja ${i + 1} de 45`,
  )
  expect(orden(...pages).map(([hojas]) => String(hojas).split(',').length)).toEqual([20, 20, 5])
})

test('a card says by its code whose it is, and which paper it is', () => {
  const { codigos, texto } = dichoPorCodigos([
    {
      formato: 'PDF417',
      texto: '00123456789@PRUEBA@PERSONA@M@30111222@A@14/03/1991@01/02/2020',
      inclinacion: 0,
    },
    { formato: 'QR', texto: 'https://example.com/x', inclinacion: 0 },
  ])
  expect(codigos).toEqual([{ que: 'documento', dice: '30111222' }])
  expect(texto).toBe('Documento nacional de identidad')
  expect(dichoPorCodigos([])).toEqual({ codigos: [], texto: '' })
})

const pieces = fc.constantFrom(
  'Revisión técnica obligatoria',
  'Póliza de seguro automotor',
  'Apto psicofísico',
  'Seguro de vida obligatorio',
  'Dominio AB 123 CD',
  'Dominio AC 456 EF',
  'Dominio AD 789 GH',
  'CUIL 20-30111222-9',
  'DNI 30.111.222',
  'Hoja 1 de 2',
  'Hoja 2 de 2',
  'Condiciones generales',
  'Vencimiento 30/11/2027',
  'Persona1 Prueba1',
)
const bundle = fc.array(
  fc.array(pieces, { maxLength: 5 }).map((all) => all.join('. ')),
  { maxLength: 8 },
)

test('whatever pages say: each is in one paper, in order, and a sure one is named by its own first page', () => {
  fc.assert(
    fc.property(bundle, (pages) => {
      const papers = ordenar(pages.map((texto) => ({ texto })))
      expect(papers.flatMap(({ hojas }) => hojas)).toEqual(pages.map((_, at) => at))
      for (const { hojas, recursoid, tipodocumentoid, certeza } of papers) {
        if (certeza !== 'segura') continue
        const first = pages[hojas[0] ?? 0] ?? ''
        const tipo = tipos.find((each) => each.tipodocumentoid === tipodocumentoid)
        const whose = recursos.find((each) => each.recursoid === recursoid)
        expect(tipo?.tiporecurso).toBe(whose?.tiporecurso)
        expect(first).toContain(tipo?.frases[0])
        const plate = whose?.identidad.dominio?.replace(/(..)(...)(..)/, '$1 $2 $3')
        expect(first).toMatch(plate === undefined ? /30111222|30\.111\.222/ : new RegExp(plate))
        // No other plate of anybody on it.
        if (plate !== undefined)
          expect(first.match(/A[BCD] \d{3} [A-Z]{2}/g)?.every((each) => each === plate)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cuilFicticio } from './archivos.test-examples.ts'
import { cabezasDe, compararNomina, diasDe, esElMismo, manejaEn, type ChoferDelMes } from './comparar.ts'
import type { PersonaDeNomina, Revista } from '../nominaLeida.ts'
import { claseDeSituacion } from './situaciones.ts'

const periodo = '2026-10'
const ana = cuilFicticio(1)
const persona = (more: Partial<PersonaDeNomina> = {}): PersonaDeNomina => ({
  cuil: ana,
  nombre: 'PEÑA ANA MARIA',
  situacion: 1,
  revistas: [{ situacion: 1, dia: 1 }],
  scvo: true,
  ...more,
})
const chofer = (more: Partial<ChoferDelMes> = {}): ChoferDelMes => ({
  recursoid: '1x1',
  apellido: 'Peña',
  nombre: 'Ana',
  cuil: ana,
  dni: ana.slice(2, 10),
  desde: null,
  hasta: null,
  ...more,
})
const compare = (
  personas: readonly PersonaDeNomina[],
  choferes: readonly ChoferDelMes[],
  noManejan: readonly string[] = [],
) => compararNomina(personas, choferes, { periodo, noManejan: new Set(noManejan) })
const first = (of: PersonaDeNomina, who: ChoferDelMes) => {
  const { estado, dia, porque } = compare([of], [who]).choferes[0] ?? {}
  return [estado, dia ?? porque ?? null]
}

describe('one who drives', () => {
  test.each<[string, Partial<PersonaDeNomina>, Partial<ChoferDelMes>, string, string | null]>([
    ['is on the list', {}, {}, 'está', null],
    ['is somebody else’s number', {}, { cuil: cuilFicticio(2) }, 'no está', null],
    ['is found by a DNI where nobody knows the CUIL', {}, { cuil: null }, 'está', null],
    ['has no number to be found by', {}, { cuil: null, dni: null }, 'sin saber', 'sin número'],
    ['is called otherwise', { nombre: 'SUPUESTO RAMON' }, {}, 'otro nombre', null],
    ['is named by nobody', { nombre: '' }, {}, 'está', null],
    ['left on the list on the 20th', { revistas: bajaEl(20) }, {}, 'baja', '2026-10-20'],
    ['left in both on the same day', { revistas: bajaEl(20) }, { hasta: '2026-10-20' }, 'está', null],
    ['left here a day later', { revistas: bajaEl(20) }, { hasta: '2026-10-21' }, 'baja', '2026-10-20'],
    ['is a baja without days', { situacion: 7, revistas: [] }, {}, 'baja', null],
    [
      'begins on the list after driving',
      { revistas: [{ situacion: 1, dia: 17 }] },
      { desde: '2026-10-12' },
      'alta después',
      '2026-10-17',
    ],
    [
      'begins on the same day',
      { revistas: [{ situacion: 1, dia: 17 }] },
      { desde: '2026-10-17' },
      'está',
      null,
    ],
    [
      'begins on the list, and nobody knows since when they drive',
      { revistas: [{ situacion: 1, dia: 17 }] },
      {},
      'alta después',
      '2026-10-17',
    ],
    ['has a code that no table has', { revistas: [{ situacion: 88, dia: 1 }] }, {}, 'sin saber', 'situación'],
    ['is on holiday', { revistas: [{ situacion: 12, dia: 1 }] }, {}, 'está', null],
    [
      'left and came back while driving',
      {
        revistas: [
          { situacion: 1, dia: 1 },
          { situacion: 2, dia: 10 },
          { situacion: 1, dia: 20 },
        ],
      },
      {},
      'baja',
      '2026-10-10',
    ],
    ['is only known to be covered', { situacion: null, revistas: [] }, {}, 'está', null],
  ])('%s', (_what, listed, who, estado, more) => {
    expect(first(persona(listed), chofer(who))).toEqual([estado, more])
  })
})

function bajaEl(dia: number): Revista[] {
  return [
    { situacion: 1, dia: 1 },
    { situacion: 2, dia },
  ]
}

describe('on the list alone', () => {
  test('who left before the month is told as one who left', () => {
    const left = chofer({ hasta: '2026-09-10' })
    expect(compare([persona()], [left])).toMatchObject({ choferes: [], sobran: [{ chofer: left }] })
  })

  test('who is unknown is offered, and one who does not drive is not', () => {
    expect(compare([persona()], []).sobran).toEqual([{ persona: persona(), chofer: null }])
    expect(compare([persona()], [], [ana])).toEqual({ choferes: [], sobran: [], noManejan: [persona()] })
  })

  test('who drives after all is compared, whatever was said once', () => {
    expect(compare([persona()], [chofer()], [ana])).toMatchObject({
      choferes: [{ estado: 'está' }],
      noManejan: [],
    })
  })

  test('who worked on no day of the month is not offered', () => {
    expect(compare([persona({ revistas: [{ situacion: 2, dia: 1 }] })], []).sobran).toEqual([])
  })
})

test('what does not agree comes first', () => {
  const two = chofer({ recursoid: '1x2', apellido: 'Aguirre', cuil: cuilFicticio(2), dni: null })
  const three = chofer({ recursoid: '1x3', apellido: 'Zeta', cuil: cuilFicticio(3), dni: null })
  expect(
    compare(
      [persona(), persona({ cuil: cuilFicticio(2), revistas: bajaEl(3) })],
      [chofer(), two, three],
    ).choferes.map(({ chofer: { apellido }, estado }) => `${apellido} ${estado}`),
  ).toEqual(['Zeta no está', 'Aguirre baja', 'Peña está'])
})

describe('made-up months', () => {
  const code = fc.constantFrom(0, 1, 2, 5, 7, 13, 42, 88)
  const revistas = fc
    .uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 3 })
    .chain((days) =>
      fc.tuple(...days.toSorted((a, b) => a - b).map((dia) => code.map((situacion) => ({ situacion, dia })))),
    )
  const day = fc.option(
    fc
      .integer({ min: -20, max: 50 })
      .map((n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10)),
  )

  test('nobody agrees on a day on which the list does not employ them', () => {
    fc.assert(
      fc.property(revistas, fc.option(code), day, day, (list, situacion, began, hasta) => {
        const desde = began !== null && hasta !== null && began > hasta ? null : began
        const who = chofer({ desde, hasta })
        const [said] = compare([persona({ revistas: [...list], situacion })], [who]).choferes
        const month = diasDe(periodo)
        expect(said !== undefined).toBe(manejaEn(who, month))
        if (!said) return
        // By days, and not by spans.
        const employed = Array.from({ length: 31 }, (_, at) => at + 1)
          .filter((dia) => {
            const date = `${periodo}-${String(dia).padStart(2, '0')}`
            // The last day of who left is the list's first one of a baja too.
            const leaves =
              hasta === date &&
              [...list].some((each) => each.dia === dia && claseDeSituacion(each.situacion) === 'baja')
            return (desde === null || date >= desde) && (hasta === null || date <= hasta) && !leaves
          })
          .every((dia) => {
            const ruling = list.findLast((each) => each.dia <= dia)
            if (list.length === 0) return situacion === null || claseDeSituacion(situacion) === 'empleado'
            return ruling !== undefined && claseDeSituacion(ruling.situacion) === 'empleado'
          })
        if (said.estado === 'está') expect(employed).toBe(true)
        else expect(employed).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  test('everybody of the list is told once: on the road, left over, or said not to drive', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(some, some, some, (listed, known, said) => {
        const personas = listed.map((index) => persona({ cuil: cuilFicticio(index) }))
        const choferes = known.map((index) =>
          chofer({ recursoid: `1x${String(index)}`, cuil: cuilFicticio(index), dni: null }),
        )
        const { choferes: driving, sobran, noManejan } = compare(personas, choferes, said.map(cuilFicticio))
        expect(driving).toHaveLength(known.length)
        const told = [
          ...driving.flatMap((each) => (each.persona ? [each.persona.cuil] : [])),
          ...sobran.map((each) => each.persona.cuil),
          ...noManejan.map(({ cuil }) => cuil),
        ]
        expect(told.toSorted()).toEqual(listed.map(cuilFicticio).toSorted())
      }),
    )
  })
})

test.each([
  ['PEÑA ANA', 'Peña', 'Ana María', true],
  ['ANA MARIA PEÑA', 'Peña', 'Ana', true],
  ['PE?A ANA', 'Peña', 'Ana', true],
  ['PE\ufffdA ANA', 'Peña', 'Ana', true],
  ['PEÑA A', 'Peña', 'Ana', true],
  ['PEÑA, ANA M.', 'Peña', 'Ana María', true],
  ['DE LA IMAGINARIA FICCION FLORENC', 'De la Imaginaria Ficción', 'Florencia', true],
  ['PEÑA RAMON', 'Peña', 'Ana', false],
  ['ANA', 'Peña', 'Ana', false],
  ['PEÑALOZA ANA', 'Peña', 'Ana', false],
])('%s and %s, %s', (listed, apellido, nombre, same) => {
  expect(esElMismo(listed, { apellido, nombre })).toBe(same)
})

test('a head count that nobody knows neither agrees nor differs', () => {
  expect(cabezasDe(41, 41)).toBe('coinciden')
  expect(cabezasDe(41, 43)).toBe('difieren')
  expect(cabezasDe(null, 43)).toBeNull()
  expect(cabezasDe(41, null)).toBeNull()
})

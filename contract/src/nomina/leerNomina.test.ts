import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  archivoSicoss,
  archivosRaros,
  cuilFicticio,
  empleadorFicticio,
  enLatin1,
  enUtf8,
  lineaSicoss,
  otroEmpleador,
  trabajadores,
} from './archivos.test-examples.ts'
import type { Leida } from '../nominaLeida.ts'
import { maxPersonas, maxProblemas } from '../nominaLeida.ts'
import { claseDeArchivo, leerNomina, noCorresponde } from './leerNomina.ts'
import { leerTextoDePdf } from './lista.ts'

const nomina = (leida: Leida) => {
  if (!('nomina' in leida)) throw new Error(JSON.stringify(leida.problemas))
  return leida.nomina
}
const problemas = (leida: Leida) => ('problemas' in leida ? leida.problemas : [])

describe('a file in every odd form', () => {
  test.each(archivosRaros())('$nombre', ({ bytes, espera }) => {
    const leida = leerNomina(bytes)
    if (typeof espera === 'number') expect(nomina(leida).personas).toHaveLength(espera)
    else expect(problemas(leida)[0]).toMatchObject({ que: espera })
  })
})

describe('SICOSS', () => {
  test('of a line is kept who it is and how they stand, and nothing else', () => {
    const line = lineaSicoss({
      cuil: cuilFicticio(1),
      nombre: 'PEÑA  ANA',
      situacion: '02',
      revistas: '010102200000',
      scvo: 'F',
    })
    expect(nomina(leerNomina(enLatin1(`${line}\r\n`)))).toEqual({
      origen: 'sicoss',
      periodo: null,
      cuit: null,
      vigencia: null,
      rectificativa: null,
      cabezas: null,
      personas: [
        {
          cuil: cuilFicticio(1),
          nombre: 'PEÑA ANA',
          situacion: 2,
          revistas: [
            { situacion: 1, dia: 1 },
            { situacion: 2, dia: 20 },
          ],
          scvo: false,
        },
      ],
    })
  })

  test('no amount of a file is in what is read of it, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (sueldo) => {
        const leida = JSON.stringify(leerNomina(archivoSicoss(trabajadores(3, sueldo))))
        for (const index of [0, 1, 2]) {
          const cents = String(sueldo + index)
          expect(leida).not.toContain(cents.slice(0, -2))
        }
      }),
    )
  })

  test('a problem is told with its line, each of them, up to as many as somebody reads', () => {
    const [good = ''] = trabajadores(1).map((each) => lineaSicoss(each))
    expect(problemas(leerNomina(enLatin1([good, good.slice(1), `${good}0`].join('\r\n'))))).toEqual([
      { que: 'largo', linea: 2, largo: 498 },
      { que: 'largo', linea: 3, largo: 500 },
    ])
    const many = leerNomina(enLatin1([good, ...Array.from({ length: 50 }, () => 'x')].join('\n')))
    expect(many).toMatchObject({ mas: 50 - maxProblemas })
    expect(problemas(many)).toHaveLength(maxProblemas)
  })

  test('who stands there twice is told with both lines', () => {
    const [one = '', two = ''] = trabajadores(2).map((each) => lineaSicoss(each))
    expect(problemas(leerNomina(enLatin1([one, two, one].join('\r\n'))))).toEqual([
      { que: 'repetido', linea: 3, antes: 1 },
    ])
  })

  test('one more than may be is refused', () => {
    expect(nomina(leerNomina(archivoSicoss(trabajadores(maxPersonas)))).personas).toHaveLength(maxPersonas)
    expect(problemas(leerNomina(archivoSicoss(trabajadores(maxPersonas + 1))))).toEqual([
      { que: 'demasiados', max: maxPersonas },
    ])
  })

  test('the code 00 with a day is one, and empty places are none', () => {
    const of = (revistas: string) =>
      nomina(leerNomina(archivoSicoss([{ cuil: cuilFicticio(1), nombre: 'X', revistas }]))).personas[0]
        ?.revistas
    expect(of('010100150000')).toEqual([
      { situacion: 1, dia: 1 },
      { situacion: 0, dia: 15 },
    ])
    expect(of('            ')).toEqual([])
  })
})

test('whatever bytes come, something is said of them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      if (claseDeArchivo(bytes) === 'pdf') return
      const leida = leerNomina(bytes)
      expect('nomina' in leida ? leida.nomina.personas.length : leida.problemas.length).toBeGreaterThan(0)
    }),
  )
})

describe('columns', () => {
  const read = (...lines: string[]) => nomina(leerNomina(enUtf8(lines.join('\n'))))

  test('names come from their columns, or are the cell of words alone', () => {
    expect(read('CUIL;Apellido;Nombre', `${cuilFicticio(1)};Ficticio;Julia`).personas[0]?.nombre).toBe(
      'Ficticio, Julia',
    )
    expect(read('Apellido y nombre;CUIL', `Ficticio Julia;${cuilFicticio(1)}`).personas[0]?.nombre).toBe(
      'Ficticio Julia',
    )
    expect(read(`7;${cuilFicticio(1)};Ficticio Julia;5.000,00`).personas[0]?.nombre).toBe('Ficticio Julia')
  })

  test('the employer is the number that its column calls CUIT, and no other company', () => {
    expect(read('CUIT;CUIL', `${empleadorFicticio};${cuilFicticio(1)}`).cuit).toBe(empleadorFicticio)
    expect(read('CUIL;Aseguradora', `${cuilFicticio(1)};${otroEmpleador}`).cuit).toBeNull()
  })

  test('through which day it holds is read where it says so', () => {
    expect(
      read('Vigencia desde 01/10/2026 hasta 31/10/2026', `${cuilFicticio(1)};Ficticio Julia`).vigencia,
    ).toEqual({
      desde: '2026-10-01',
      hasta: '2026-10-31',
    })
  })
})

describe('the text of a PDF', () => {
  const f931 = (more: string) =>
    `Formulario de ejemplo, sin validez\nSUSS F. 931 Declaración en línea\nC.U.I.T.: 30-99900001-7\n${more}`

  test('an F. 931 says whose it is, of which month, of how many, and whether it corrects another', () => {
    expect(
      nomina(leerTextoDePdf(f931('Período: 10/2026\nOrig. (0) - Rect. (1-9): 2\nEmpleados en nómina: 41'))),
    ).toMatchObject({
      origen: 'f931',
      cuit: empleadorFicticio,
      periodo: '2026-10',
      rectificativa: 2,
      cabezas: 41,
      personas: [],
    })
  })

  test('one that does not count its people, and names none, says nothing', () => {
    expect(problemas(leerTextoDePdf(f931('Período: 10/2026')))).toEqual([{ que: 'sin personas' }])
  })

  test('the sheet of people that comes with it is its list', () => {
    const text = f931(
      `Período: 10/2026\nEmpleados en nómina: 1\n${cuilFicticio(1)} Ficticio Julia 1.234.567,89`,
    )
    expect(nomina(leerTextoDePdf(text)).personas).toEqual([
      { cuil: cuilFicticio(1), nombre: 'Ficticio Julia', situacion: null, revistas: [], scvo: null },
    ])
    expect(JSON.stringify(leerTextoDePdf(text))).not.toContain('1.234.567')
  })

  test('two employers in one are told', () => {
    const text = f931(`Empleados en nómina: 3\nC.U.I.T.: 30-99900002-5`)
    expect(problemas(leerTextoDePdf(text))).toEqual([
      { que: 'dos empleadores', dice: [empleadorFicticio, otroEmpleador] },
    ])
  })

  test('an insurer’s list names its people, and the insurer is nobody’s employer', () => {
    const text = `Constancia de cobertura de la A.R.T. CUIT 30-99900002-5\nEmpleador: Ficción S.A. CUIT 30-99900001-7\nVigente hasta el 31/10/2026\n${cuilFicticio(1)} Ficticio Julia\n${cuilFicticio(2)} De Mentira Ana`
    expect(nomina(leerTextoDePdf(text))).toMatchObject({
      origen: 'art',
      cuit: empleadorFicticio,
      vigencia: { desde: null, hasta: '2026-10-31' },
      personas: [{ nombre: 'Ficticio Julia' }, { nombre: 'De Mentira Ana' }],
    })
  })

  test('a scan says that it has no text', () => {
    expect(problemas(leerTextoDePdf(' 1 '))).toEqual([{ que: 'sin texto' }])
  })
})

describe('another month or another employer', () => {
  const said = { periodo: '2026-10', cuit: empleadorFicticio, vigencia: null }
  test('is told, and of what a list does not say nothing is wrong', () => {
    expect(noCorresponde(said, { periodo: '2026-10', cuit: empleadorFicticio })).toEqual([])
    expect(
      noCorresponde(
        { periodo: null, cuit: null, vigencia: null },
        { periodo: '2026-10', cuit: empleadorFicticio },
      ),
    ).toEqual([])
    expect(noCorresponde(said, { periodo: '2026-09', cuit: otroEmpleador })).toEqual([
      { que: 'otro mes', dice: '2026-10', esperado: '2026-09' },
      { que: 'otro empleador', dice: empleadorFicticio, esperado: otroEmpleador },
    ])
  })

  test('a cover that ended before the month, or begins after it, is told', () => {
    const of = (desde: string | null, hasta: string) =>
      noCorresponde(
        { periodo: null, cuit: null, vigencia: { desde, hasta } },
        { periodo: '2026-10', cuit: null },
      )
    expect(of(null, '2026-09-30')).toHaveLength(1)
    expect(of('2026-11-01', '2026-11-30')).toHaveLength(1)
    expect(of('2026-09-15', '2026-10-14')).toEqual([])
  })
})

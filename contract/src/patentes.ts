import { sentence, type Sentence } from './wording.ts'
import * as z from 'zod/mini'
import { dialingCodes } from './dialingCodes.ts'
import { texto } from './values.ts'

/** Plates: how they are kept, and the shapes that each country gives them. */

interface Formato {
  /** What a plate of the country looks like once spelled. */
  shapes: RegExp
  /** For the sentence that a person reads. */
  ejemplos: string
}

/** Shapes of two countries collide, so the country is asked and the shape held to it. */
const formatos = new Map<string, Formato>([
  // The last one is of before 1994.
  [
    'Argentina',
    {
      shapes: /^([A-Z]{2}\d{3}[A-Z]{2}|[A-Z]{3}\d{3}|[A-Z]\d{6,7})$/,
      ejemplos: sentence('patentesArgentinas'),
    },
  ],
  ['Bolivia', { shapes: /^\d{3,4}[A-Z]{3}$/, ejemplos: '1234ABC' }],
  ['Brasil', { shapes: /^[A-Z]{3}\d[A-Z\d]\d{2}$/, ejemplos: sentence('patentesDeBrasil') }],
  // The newer series has no vowels, nor M, N or Q.
  [
    'Chile',
    { shapes: /^([B-DF-HJ-LPR-TV-Z]{4}\d{2}|[A-Z]{2}\d{4})$/, ejemplos: sentence('patentesDeChile') },
  ],
  ['Paraguay', { shapes: /^([A-Z]{4}\d{3}|[A-Z]{3}\d{3})$/, ejemplos: sentence('patentesDeParaguay') }],
  ['Uruguay', { shapes: /^[A-Z]{3}\d{4}$/, ejemplos: 'ABC1234' }],
])

const otro: Formato = { shapes: /^[A-Z\d]{4,10}$/, ejemplos: sentence('patentesDeOtros') }

/** The countries that the portal serves: those whose shapes are known first. */
export const paisesDePatente: readonly string[] = [
  ...formatos.keys(),
  ...dialingCodes.map(({ country }) => country).filter((country) => !formatos.has(country)),
]

export const PaisDePatente = z.enum(paisesDePatente, { error: sentence('elegiUnPaisDeLaLista') })

/** As it is kept: in capitals, without the spaces, dots and dashes that people type. */
export const spelledPatente = (typed: string) => typed.toUpperCase().replace(/[\s.\u2010-\u2015-]/g, '')

/** Kept as `AB123CD` however it was typed. Whether it is a plate of its country, `patenteProblem` says. */
export const Patente = z.pipe(
  z.pipe(texto(20), z.transform(spelledPatente)),
  z.string().check(z.regex(otro.shapes, sentence('unaPatenteTieneDe4'))),
)

/** Why a spelled plate is none of this country's, or undefined when it is. */
export function patenteProblem(pais: string, dominio: string): Sentence | undefined {
  const { shapes, ejemplos } = formatos.get(pais) ?? otro
  return shapes.test(dominio) ? undefined : sentence('noEsPatenteDe', { pais, ejemplos })
}

import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { listOf, operation, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'

/** Pick lists and geography: data that forms choose from. */

export const getPickListValues = operation({
  access: 'publico',
  input: { module: z.string().check(z.maxLength(40)), field: z.string().check(z.maxLength(40)) },
  output: recordsOf(row({ label: SaidText, value: z.string() })),
})

/** `geo_pais` country, `geo_provincia` province, `denominacion` the city's label, `othercity` its value. */
export const Lugar = row({
  geo_pais: z.string(),
  geo_provincia: z.string(),
  denominacion: z.string(),
  othercity: z.string(),
})

const camposDeLugar = ['geo_pais', 'geo_provincia', 'denominacion', 'othercity'] as const

const unOrden = `(${camposDeLugar.join('|')})( +(asc|desc))?`
const ordenDeLugares = new RegExp(`^ *${unOrden}( *, *${unOrden})* *$`, 'i')

/**
 * By country, province and name unless asked otherwise. `order` names fields in turn, each with ASC or DESC or, as the
 * seed's clients may, without. The list itself is the result, which is where the seed's clients look for it.
 */
export const getCiudades = operation({
  access: 'publico',
  input: {
    order: z.optional(
      z
        .string()
        .check(
          z.maxLength(100, sentence('hastaCaracteres', { max: 100 })),
          z.regex(ordenDeLugares, sentence('ordenDeLugarInvalido', { campos: camposDeLugar.join(', ') })),
        ),
    ),
    filter: z.optional(
      z.strictObject({
        geo_pais: z.optional(z.string().check(z.maxLength(80))),
        geo_provincia: z.optional(z.string().check(z.maxLength(120))),
      }),
    ),
  },
  output: listOf(Lugar),
})

export const told = {
  getPickListValues: {
    about: 'The values that a field offers.',
  },
  getCiudades: {
    about:
      'Cities of a country or a province: the result itself is the list. `order` names fields of it in turn, with ASC or DESC. No list of places is complete: where a city is asked for, any other text is accepted too.',
  },
} satisfies Record<string, Told>

import * as z from 'zod/mini'
import { operation, recordsOf, row } from './operation.ts'
import { Oracion } from './oracion.ts'

/** Pick lists and geography: data that forms choose from. */

export const getPickListValues = operation({
  access: 'publico',
  input: { module: z.string().check(z.maxLength(40)), field: z.string().check(z.maxLength(40)) },
  output: recordsOf(row({ label: Oracion, value: z.string() })),
})

/** `geo_pais` country, `geo_provincia` province, `denominacion` the city's label, `othercity` its value. */
export const Lugar = row({
  geo_pais: z.string(),
  geo_provincia: z.string(),
  denominacion: z.string(),
  othercity: z.string(),
})

/** Ordered by province and name. */
export const getCiudades = operation({
  access: 'publico',
  input: {
    order: z.optional(z.string().check(z.maxLength(100))),
    filter: z.optional(
      z.strictObject({
        geo_pais: z.optional(z.string().check(z.maxLength(80))),
        geo_provincia: z.optional(z.string().check(z.maxLength(120))),
      }),
    ),
  },
  output: recordsOf(Lugar),
})

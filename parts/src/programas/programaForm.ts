import { hoyEnBuenosAires, isCalendarDate, sumarDias } from '@portal/contract/calendario.ts'
import {
  maxDiasDeToken,
  maxPorMinuto,
  problemaDeVence,
  TokenForm,
  usualPorMinuto,
} from '@portal/contract/tokens.ts'
import { sentence } from '@portal/contract/wording.ts'
import * as z from 'zod/mini'

/** Networks as they are typed: one a line, or with commas between them. */
export const redesIn = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((red) => red.trim())
    .filter((red) => red !== '')

const entre = sentence('enteroEntre', { min: 1, max: maxPorMinuto })

/** The form of a program; what it sends is what the contract takes. */
export const schema = z.object({
  ...TokenForm,
  vence: TokenForm.vence.check(
    z.superRefine((vence, context) => {
      const message = isCalendarDate(vence) ? problemaDeVence(vence, hoyEnBuenosAires()) : undefined
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    }),
  ),
  redes: z.pipe(
    z.string().check(
      // Each has a place of its own in a list, and all of them one field.
      z.superRefine((typed, context) => {
        const message = TokenForm.redes.safeParse(redesIn(typed)).error?.issues[0]?.message
        if (message !== undefined) context.addIssue({ code: 'custom', message })
      }),
    ),
    z.transform(redesIn),
  ),
  por_minuto: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)),
    ),
    z.int({ error: entre }).check(z.gte(1, entre), z.lte(maxPorMinuto, entre)),
  ),
})

/** As it begins: what most programs ask, for as long as one may. */
export const valuesAtFirst = (hoy: string): z.input<typeof schema> => ({
  nombre: '',
  alcances: ['aptitud:leer'],
  vence: sumarDias(hoy, maxDiasDeToken),
  redes: '',
  por_minuto: String(usualPorMinuto),
})

/** What is chosen with one press, in days; the last is the longest. */
export const plazos = [30, 90, 180, maxDiasDeToken] as const

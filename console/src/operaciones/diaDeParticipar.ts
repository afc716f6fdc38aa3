import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { problemaDeDia } from '@portal/contract/operaciones.ts'
import { CalendarDate } from '@portal/contract/values.ts'
import * as z from 'zod/mini'

/** A day on which accounts may begin or end in an operacion, as the server takes it. */
export const DiaDeParticipar = CalendarDate.check(
  z.superRefine((dia, context) => {
    const message = problemaDeDia(dia, hoyEnBuenosAires())
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  }),
)

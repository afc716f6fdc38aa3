import * as z from 'zod/mini'
import { operation, recordsOf } from './operation.ts'
import { texto } from './values.ts'

/** The periodic jobs, and how each of them stands. */

export const Tarea = z.object({
  tarea: z.string(),
  ultimo_inicio: z.nullable(z.string()),
  ultimo_fin: z.nullable(z.string()),
  /** Why the last run failed; null when it ended well. */
  ultimo_error: z.nullable(z.string()),
  /** What the last good run got done, and what it could not; of the delivery of mail, the mails of the last 24 hours. */
  hechos: z.int(),
  fallidos: z.int(),
  /** Null for the delivery of mail, which has no hour and is not run by hand. */
  proxima: z.nullable(z.string()),
  atrasada: z.boolean(),
})

export const Tareas = operation({ access: 'revisor', input: {}, output: recordsOf(Tarea) })

/** Queues a run for now, beside those at its hours. Answers how the job stood when it was queued. */
export const EjecutarTarea = operation({
  access: 'administrador',
  writes: { input: 'tarea' },
  input: { tarea: texto(40) },
  output: recordsOf(Tarea),
})

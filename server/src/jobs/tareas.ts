import { sql, type Kysely, type Updateable } from 'kysely'
import type { Database } from '../database/schema.ts'
import { proximaVez, type Horario } from '../rules/horario.ts'

/** What a run got done (letters, lines of history, files), and what it could not do. */
export interface Balance {
  hechos: number
  fallidos: number
}

/** A job that time starts, and no request. Running it twice does no more than running it once. */
export interface Tarea {
  nombre: string
  horario: Horario
  /** How long after its hour a run may end before the job counts as late. */
  toleranciaMinutos: number
  run: () => Promise<Balance>
}

/** Makes the table `tarea` name these jobs and no others, and queues those whose hour passed while no node was up. */
export async function registerTareas(
  db: Kysely<Database>,
  tareas: readonly Tarea[],
  now = new Date(),
): Promise<void> {
  const nombres = tareas.map(({ nombre }) => nombre)
  await db.deleteFrom('tarea').where('nombre', 'not in', nombres).execute()
  for (const { nombre, horario, toleranciaMinutos } of tareas)
    await db
      .insertInto('tarea')
      .values({
        nombre,
        tolerancia: sql`make_interval(mins => ${toleranciaMinutos})`,
        proxima: proximaVez(horario, now).toISOString(),
      })
      .onConflict((conflict) =>
        conflict.column('nombre').doUpdateSet({
          tolerancia: sql`excluded.tolerancia`,
          proxima: sql`least(tarea.proxima, excluded.proxima)`,
        }),
      )
      .execute()
  await sql`select ejecutar_tarea(nombre) from tarea where proxima <= ${now.toISOString()}`.execute(db)
}

/**
 * Queues a job's next run for what this one had no time for, under the key that `ejecutar_tarea` uses: it waits once however
 * often it is asked for.
 */
export async function goOnSoon(db: Kysely<Database>, nombre: string): Promise<void> {
  await sql`select graphile_worker.add_job(${nombre}, job_key => ${`tarea:${nombre}`}, max_attempts => 5,
    run_at => now() + interval '1 second')`.execute(db)
}

/** Runs a job and writes down how it went. What it throws is thrown on, and the queue tries again. */
export async function runTarea(db: Kysely<Database>, { nombre, horario, run }: Tarea): Promise<void> {
  const note = (values: Updateable<Database['tarea']>) =>
    db.updateTable('tarea').set(values).where('nombre', '=', nombre).execute()
  await note({ ultimo_inicio: new Date().toISOString() })
  try {
    const balance = await run()
    const end = new Date()
    await note({
      ...balance,
      ultimo_fin: end.toISOString(),
      ultimo_error: null,
      proxima: proximaVez(horario, end).toISOString(),
    })
  } catch (error) {
    await note({
      ultimo_fin: new Date().toISOString(),
      ultimo_error: error instanceof Error ? error.message : String(error),
    })
    throw error
  }
}

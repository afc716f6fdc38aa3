import { parseCronItems } from 'graphile-worker'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Database } from '../database/schema.ts'
import type { Logger as Log } from '../logger.ts'
import type { Delivery } from '../mail/delivery.ts'
import type { Storage } from '../storage/storage.ts'
import type { Fotos } from '../lectura/fotos.ts'
import type { Textos } from '../lectura/textos.ts'
import type { Thumbnails } from '../thumbnails/thumbnails.ts'
import { cronOf } from '../rules/horario.ts'
import { checkArchivos } from './archivos.ts'
import { checkAuditoria, createSealer } from './auditoria.ts'
import { sendAvisos } from './avisos.ts'
import { remindOfCambios, runCambios } from './cambios.ts'
import { applyConservacion } from './conservacion.ts'
import { deliverMail } from './correo.ts'
import { confirmDecision, confirmForgotten } from './decisiones.ts'
import { markHitos } from './hitos.ts'
import { tellIgual } from './igual.ts'
import { removeOrphans } from './huerfanos.ts'
import { keepRunning, type Worker } from './keepRunning.ts'
import { cleanUp, forgetEliminados } from './limpieza.ts'
import { runLote } from './lotes.ts'
import { registerTareas, runTarea, type Tarea } from './tareas.ts'
import { sellarTestigo } from './sellos.ts'
import { makeTestigos } from './testigos.ts'
import { drawWaiting } from './dibujos.ts'
import { readWaiting } from './lecturas.ts'
import { tellEndingTokens } from './tokens.ts'
import type { Sellador } from '../sellos/lateSellador.ts'
import { tellOpenSolicitudes } from './solicitudesDeDatos.ts'
import type { Entregador } from '../webhooks/entregador.ts'
import { sweepVencidos } from './vencimientos.ts'
import { renewVeredictos } from './veredictos.ts'

interface WorkerParts {
  /** As the owner: jobs are nobody's request. */
  pool: pg.Pool
  /** As a carrier's people: for what is done in somebody's name. */
  appPool: pg.Pool
  db: Kysely<Database>
  delivery: Delivery
  storage: Storage
  /** Where people reach the portal. */
  baseUrl: string
  spoolDir: string
  thumbnails: Thumbnails
  fotos: Pick<Fotos, 'read'>
  textos: Pick<Textos, 'find'>
  entregador: Pick<Entregador, 'wake'>
  /** Where an authority of timestamps is set. */
  sellador: Sellador | undefined
  log: Log
}

const MailJob = z.object({ correoid: z.string() })
const LoteJob = z.object({ loteid: z.string() })
const PasoJob = z.object({ pasoid: z.string() })
const DecisionJob = z.object({ decisionid: z.int() })

/** Does the queued work: mails as they come, and each periodic job at its hour. */
export async function startWorker({
  pool,
  appPool,
  db,
  delivery,
  storage,
  baseUrl,
  spoolDir,
  thumbnails,
  fotos,
  textos,
  entregador,
  sellador,
  log,
}: WorkerParts): Promise<Worker> {
  const seal = createSealer({ db, log })
  const tareas: readonly Tarea[] = [
    {
      nombre: 'limpieza',
      horario: { minuto: 17 },
      toleranciaMinutos: 60,
      run: async () => {
        // First what can't fail for one decision's sake.
        const balance = await cleanUp(db, storage)
        await confirmForgotten({ db, baseUrl })
        return balance
      },
    },
    {
      // The small hours of Buenos Aires.
      nombre: 'huerfanos',
      horario: { hora: 5, minuto: 43 },
      toleranciaMinutos: 240,
      run: () => removeOrphans({ db, storage, spoolDir, log }),
    },
    {
      // 00:00 in Buenos Aires, when a day begins, and after each change of the catalogue.
      nombre: 'cambios',
      horario: { hora: 3, minuto: 0 },
      toleranciaMinutos: 15,
      run: () => runCambios({ db, baseUrl, log }),
    },
    {
      // 08:00 in Buenos Aires.
      nombre: 'recordatorios',
      horario: { hora: 11, minuto: 0 },
      toleranciaMinutos: 120,
      run: () => remindOfCambios({ db, baseUrl, log }),
    },
    {
      // 00:05 in Buenos Aires, when a day has just ended.
      nombre: 'vencimientos',
      horario: { hora: 3, minuto: 5 },
      toleranciaMinutos: 120,
      run: () => sweepVencidos(db),
    },
    {
      // 00:02 in Buenos Aires, and after each change of the catalogue.
      nombre: 'veredictos',
      horario: { hora: 3, minuto: 2 },
      toleranciaMinutos: 120,
      run: () => renewVeredictos({ db, log }),
    },
    {
      nombre: 'hitos',
      horario: { hora: 3, minuto: 35 },
      toleranciaMinutos: 120,
      run: () => markHitos(db),
    },
    {
      // 08:00 in Buenos Aires, when people begin.
      nombre: 'avisos',
      horario: { hora: 11, minuto: 0 },
      toleranciaMinutos: 120,
      async run() {
        const digests = await sendAvisos({ db, baseUrl, log })
        const tokens = await tellEndingTokens({ db, baseUrl, log })
        const solicitudes = await tellOpenSolicitudes({ db, baseUrl, log })
        return {
          hechos: digests.hechos + tokens.hechos + solicitudes.hechos,
          fallidos: digests.fallidos + tokens.fallidos + solicitudes.fallidos,
        }
      },
    },
    {
      nombre: 'sellado',
      horario: { minuto: 'todos' },
      toleranciaMinutos: 10,
      run: () => seal(),
    },
    {
      // 01:20 in Buenos Aires. One that found something wrong is late soon, so that it is seen at once.
      nombre: 'comprobacion',
      horario: { hora: 4, minuto: 20 },
      toleranciaMinutos: 15,
      run: () => checkAuditoria({ db, log }),
    },
    {
      // 01:40 in Buenos Aires, after the check and before the day's first letters.
      nombre: 'testigos',
      horario: { hora: 4, minuto: 40 },
      toleranciaMinutos: 120,
      run: () => makeTestigos({ db, log }),
    },
    // Ten minutes after a root, and each hour until it is stamped.
    ...(sellador
      ? [
          {
            nombre: 'sellos',
            horario: { minuto: 50 },
            toleranciaMinutos: 360,
            run: () => sellarTestigo({ db, sellador, log }),
          },
        ]
      : []),
    {
      // 02:10 in Buenos Aires, before the day's backups, in as many short runs as the files take.
      nombre: 'archivos',
      horario: { hora: 5, minuto: 10 },
      toleranciaMinutos: 240,
      run: () => checkArchivos({ db, storage, log }),
    },
    {
      // 01:40 in Buenos Aires, before files are compared with what was kept and before the day's backups.
      nombre: 'conservacion',
      horario: { hora: 4, minuto: 40 },
      toleranciaMinutos: 240,
      run: () => applyConservacion({ db, storage }),
    },
    {
      // Before somebody at the console opens them.
      nombre: 'dibujos',
      horario: { minuto: 'todos' },
      toleranciaMinutos: 10,
      run: () => drawWaiting({ db, thumbnails }),
    },
    {
      // Before somebody at the console opens them.
      nombre: 'lecturas',
      horario: { minuto: 'todos' },
      toleranciaMinutos: 10,
      run: () => readWaiting({ db, fotos, textos }),
    },
  ]
  await registerTareas(db, tareas)
  return keepRunning({
    db,
    log,
    options: {
      pgPool: pool,
      concurrency: 2,
      noHandleSignals: true,
      taskList: {
        correo: (payload, { job }) =>
          deliverMail(db, delivery, MailJob.parse(payload).correoid, job.attempts),
        eliminacion: async () => {
          await forgetEliminados(db)
        },
        entregas: () => entregador.wake(),
        lote: (payload) => runLote({ db, pool: appPool, log }, LoteJob.parse(payload).loteid),
        decision: (payload) => confirmDecision({ db, baseUrl }, DecisionJob.parse(payload).decisionid),
        igual: (payload) => tellIgual({ db, baseUrl }, PasoJob.parse(payload).pasoid),
        ...Object.fromEntries(tareas.map((tarea) => [tarea.nombre, () => runTarea(db, tarea)])),
      },
      parsedCronItems: parseCronItems(
        tareas.map(({ nombre, horario }) => ({
          task: nombre,
          match: cronOf(horario),
          // The same key and tries as `ejecutar_tarea`: a job that waits already is not queued twice.
          options: { jobKey: `tarea:${nombre}`, maxAttempts: 5 },
        })),
      ),
    },
  })
}

import { leerPlanilla } from './leer.ts'
import { PlanillaProblem } from './planilla.ts'

/** Reads one file in a thread of its own: a large or a bad one holds up no screen. */
self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  leerPlanilla(data).then(
    (planilla) => self.postMessage({ planilla }),
    (error: unknown) =>
      self.postMessage(
        error instanceof PlanillaProblem
          ? { falla: error.falla, cuantas: error.cuantas }
          : { falla: 'danado', cuantas: 0 },
      ),
  )
})

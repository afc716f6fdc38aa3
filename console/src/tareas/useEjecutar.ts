import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useEffect, useState } from 'react'
import type { Tarea } from './tarea.ts'
import { useTareaTexts } from './useTareaTexts.ts'

/** From then on it is said that it takes its time. */
const patienceMs = 20_000

/**
 * Runs a job now, and follows it to its end: a run wrote down that it ended when `ultimo_fin` is another than it was.
 * `onWaits` is told whether somebody waits, so that the table asks more often.
 */
export const useEjecutar = (tarea: Tarea, onWaits: (waits: boolean) => void) => {
  const t = useTexts()
  const toast = useToast()
  const { nombre } = useTareaTexts()
  const run = useWrite('EjecutarTarea')
  const [before, setBefore] = useState<{ fin: string | null }>()
  const [late, setLate] = useState(false)
  const { ultimo_fin, ultimo_error } = tarea
  const ended = before !== undefined && before.fin !== ultimo_fin
  const waits = before !== undefined && !ended

  useEffect(() => {
    if (!waits) return
    onWaits(true)
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
      onWaits(false)
    }
  }, [waits, onWaits])
  useEffect(() => {
    if (ended && ultimo_error === null)
      toast({
        message: t('tareas.ejecutar.hecha', { nombre: nombre(tarea.tarea) }),
        about: `tarea ${tarea.tarea}`,
      })
    // Once it ended, whatever it is called or says.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ended])

  return {
    waits,
    late: waits && late,
    failed: ended && ultimo_error !== null,
    problem: run.error,
    busy: run.isPending || waits,
    ejecutar: () => {
      run.mutate({ tarea: tarea.tarea }, { onError: () => setBefore(undefined) })
      setBefore({ fin: ultimo_fin })
    },
  }
}

export type Ejecucion = ReturnType<typeof useEjecutar>

import type { Answer } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { guardar, olvidar, readGuardados, type PaseGuardado } from './guardados.ts'

export type Pase = Partial<Omit<Answer<'VerPase'>['records'][number], 'codigo' | 'partes'>> & {
  codigo: string
  partes?: PaseGuardado['partes'] | Answer<'VerPase'>['records'][number]['partes']
}

/** A page that stays open asks again so often: what the pass says may change meanwhile, and its code ends. */
const everyMs = 15 * 60_000

/** The pass of a unit or a chofer as it is now; where there is no line, as it was opened last. */
export function usePase(recursoid: string) {
  const { mutateAsync } = useWrite('VerPase', { refreshBehind: true })
  const [pase, setPase] = useState<Pase | undefined>(() =>
    readGuardados().find((each) => each.recursoid === recursoid),
  )
  /** Asked and answered; of one that was kept nobody knows how they stand today. */
  const [alDia, setAlDia] = useState(false)
  const [problem, setProblem] = useState<Error>()

  const ask = async () => {
    try {
      const [record] = (await mutateAsync({ recursoid })).records
      if (!record) return
      guardar(record)
      setPase(record)
      setAlDia(true)
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setAlDia(false)
      setProblem(error)
      if (error instanceof Refusal && error.is('RECORD_NOT_FOUND')) {
        olvidar(recursoid)
        setPase(undefined)
      }
    }
  }
  const askAgain = useEffectEvent(() => void ask())
  useEffect(() => {
    const first = setTimeout(() => askAgain())
    const timer = setInterval(() => askAgain(), everyMs)
    const onLine = () => askAgain()
    window.addEventListener('online', onLine)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      window.removeEventListener('online', onLine)
    }
  }, [])
  return { pase, alDia, problem, ask }
}

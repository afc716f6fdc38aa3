import { Refusal } from '@portal/contract/refusals.ts'
import { segundosParaDeshacer } from '@portal/contract/eliminados.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsPast } from '../recientes/useSecondsUntil.ts'
import { rutas } from '../rutas.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import type { Registro } from './registro.ts'

/** What was decided here a moment ago, by this person: it may be taken back for a while, by its button or with Z. */
export const useDecidido = ({ registroid, email }: Pick<Registro, 'registroid' | 'email'>) => {
  const t = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const write = useWrite('DeshacerRegistro')
  const [decided, setDecided] = useState<{ registroid: string; until: number }>()
  const isPast = useIsPast(decided?.until)
  const mine = decided?.registroid === registroid

  // Its person may have gone on, to the account that it made: what is asked tells, and not what this draws.
  const undo = async (id: string) => {
    try {
      await write.mutateAsync({ registroid: id })
      setDecided(undefined)
      toast({ message: t('registro.deshacer.hecho'), about: 'registro' })
      await navigate({ href: rutas.registro(id) })
    } catch (error) {
      toast({
        severity: 'warning',
        message:
          error instanceof Refusal || !(error instanceof Error)
            ? t('registro.deshacer.firme')
            : error.message,
        about: 'registro',
        durationMs: 6000,
      })
    }
  }
  const note = (id: string) => {
    setDecided({ registroid: id, until: performance.now() + segundosParaDeshacer * 1000 })
    toast({
      message: t('registro.deshacer.decidido', { email }),
      about: 'registro',
      durationMs: segundosParaDeshacer * 1000,
      action: { label: t('deshacer.deshacer'), onClick: () => void undo(id) },
    })
  }
  useShortcuts({
    z: decided && !isPast && !write.isPending ? () => void undo(decided.registroid) : undefined,
  })
  return { justDecided: mine, note }
}

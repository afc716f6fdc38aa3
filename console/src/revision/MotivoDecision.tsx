import { useTexts } from '@portal/ui/app/useTexts.ts'
import { MotivoPanel } from '../MotivoPanel.tsx'
import { nombreDe } from './nombre.ts'
import type { Revision } from './revision.ts'

/** The decisions that say why. */
export type ReasonedDecision = 'rechazar' | 'bloquear' | 'desbloquear'

interface MotivoDecisionProps {
  decision: ReasonedDecision
  revision: Revision
  /** How many a rejection is about: all that were presented by the same paper. */
  cuantos: number
  busy: boolean
  problem: string | undefined
  onConfirm: (motivo: string) => void
  onClose: () => void
}

export const MotivoDecision = ({ decision, revision, cuantos, ...panel }: MotivoDecisionProps) => {
  const t = useTexts()
  const { tipodocumento, accountname, presentado_por } = revision
  const { nombre } = nombreDe(revision)
  return (
    <MotivoPanel
      {...panel}
      title={t(`revision.${decision}.titulo`)}
      subtitle={t('revision.deQuien', { tipo: tipodocumento, nombre })}
      hint={t(`revision.${decision}.ayuda`, { cuenta: accountname })}
      {...(decision === 'rechazar' && {
        frases: t('revision.rechazar.frases', { returnObjects: true, nombre }),
        reader: presentado_por,
      })}
      confirmLabel={
        decision === 'rechazar' && cuantos > 1
          ? t('decidir.rechazarVarios', { n: cuantos })
          : t(`decidir.${decision}`)
      }
    />
  )
}

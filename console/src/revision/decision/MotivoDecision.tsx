import { causas, type Causa } from '@portal/contract/causas.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { ReactNode } from 'react'
import { MotivoPanel } from './MotivoPanel.tsx'
import { nombreDe } from '../documento/nombre.ts'
import type { Revision } from '../documento/revision.ts'

/** The decisions that say why. */
export type ReasonedDecision = 'rechazar' | 'bloquear' | 'desbloquear'

/** All others are said in the person's own words. */
const conFrase = causas.filter((causa) => causa !== 'otra')

interface MotivoDecisionProps {
  decision: ReasonedDecision
  revision: Revision
  /** How many a rejection is about: all that were presented by the same paper. */
  cuantos: number
  busy: boolean
  children?: ReactNode
  problem: string | undefined
  onConfirm: (reason: { motivo: string; causa?: Causa }) => void
  onClose: () => void
}

export const MotivoDecision = ({ decision, revision, cuantos, onConfirm, ...panel }: MotivoDecisionProps) => {
  const t = useTexts()
  const { tipodocumento, accountname, presentado_por, presentado_por_proveedor } = revision
  const { nombre } = nombreDe(revision)
  const rejects = decision === 'rechazar'
  const frases = conFrase.map((causa) => ({
    causa,
    frase: t(`revision.rechazar.frases.${causa}`, { nombre }),
  }))
  return (
    <MotivoPanel
      {...panel}
      name={`${decision}/${revision.documentoid}`}
      title={t(`revision.${decision}.titulo`)}
      subtitle={t('revision.deQuien', { tipo: tipodocumento, nombre })}
      hint={t(`revision.${decision}.ayuda`, { cuenta: accountname })}
      {...(rejects && {
        frases: frases.map(({ frase }) => frase),
        reader: presentado_por_proveedor ? accountname : presentado_por,
      })}
      onConfirm={(motivo, frase) =>
        onConfirm({
          motivo,
          ...(rejects && {
            causa: frases.find((each) => each.frase === frase)?.causa ?? 'otra',
          }),
        })
      }
      confirmLabel={
        rejects && cuantos > 1 ? t('decidir.rechazarVarios', { n: cuantos }) : t(`decidir.${decision}`)
      }
    />
  )
}

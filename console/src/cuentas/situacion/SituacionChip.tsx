import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { aptitudLookOf } from '@portal/parts/culpable.ts'
import { enDias } from '@portal/parts/tiempo.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import type { TFunction } from 'i18next'

interface SituacionChipProps {
  aptitud: Aptitud
  /** The first of the reasons. */
  culpable: Pick<Culpable, 'estado' | 'fecha'> | null
}

/** Whether something may go out, in the word of what decides it: who has to do something about it is told at once. */
export const SituacionChip = ({ aptitud, culpable }: SituacionChipProps) => {
  const t = useTexts()
  return <ToneChip {...aptitudLookOf(aptitud, culpable)} label={wordOf(t, { aptitud, culpable })} />
}

function wordOf(t: TFunction, { aptitud, culpable }: SituacionChipProps): string {
  if (aptitud === 'por vencer' && culpable?.fecha)
    return enDias(t, 'vence', Math.max(0, diasEntre(hoyEnBuenosAires(), culpable.fecha)))
  if (aptitud === 'no habilitado' && culpable?.estado === 'en revision') return t('estadoCasilla.en revision')
  if (culpable?.estado === 'BLOQUEADO' || culpable?.estado === 'BAJA')
    return t(`estadoRecurso.${culpable.estado}`)
  if (aptitud === 'habilitado' && culpable?.estado === 'exceptuado') return t('excepcion.conExcepcion')
  return t(`aptitud.${aptitud}`)
}

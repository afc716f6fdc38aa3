import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { CircleCheck as ActivaIcon, Lock as CerradaIcon } from 'lucide-react'

/** Whether it is open. */
export const OperacionChip = ({ activa }: { activa: boolean }) => {
  const t = useTexts()
  return activa ? (
    <ToneChip tone="green" icon={ActivaIcon} label={t('operacion.estado.activa')} />
  ) : (
    <ToneChip tone="ink" icon={CerradaIcon} label={t('operacion.estado.cerrada')} />
  )
}

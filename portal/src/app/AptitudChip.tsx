import type { Aptitud } from '@portal/contract/recursos.ts'
import { StatusChip } from '@portal/ui/show/StatusChip.tsx'
import { useTranslation } from 'react-i18next'
import { aptitudStatus } from './estados.ts'

/** Whether a resource may work, and on hover and focus why not. */
export const AptitudChip = ({ aptitud, motivos }: { aptitud: Aptitud; motivos: readonly string[] }) => {
  const { t } = useTranslation()
  return (
    <StatusChip
      status={aptitudStatus[aptitud]}
      label={t(`aptitud.${aptitud}`)}
      reason={motivos.length > 0 ? motivos.join('. ') : undefined}
    />
  )
}

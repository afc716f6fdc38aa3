import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { LockKeyhole as SealedIcon, Hourglass as OpenIcon } from 'lucide-react'
import type { Linea } from './linea.ts'

/** Whether a line is in a block. That the block is as it was sealed, only a check tells. */
export const Sellada = ({ bloque }: Pick<Linea, 'bloque'>) => {
  const t = useTexts()
  return bloque === null ? (
    <ToneChip tone="blue" icon={OpenIcon} label={t('auditoria.sello.abierta')} />
  ) : (
    <ToneChip
      tone="slate"
      icon={SealedIcon}
      label={t('auditoria.sello.sellada', { n: formatNumber(bloque) })}
    />
  )
}

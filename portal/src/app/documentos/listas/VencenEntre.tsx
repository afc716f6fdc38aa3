import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

/** The weeks of the home page lead to a span of days, and «Ver todo» to what there is to do: it is shown, and can be dropped. */
export const VencenEntre = ({ address, change }: Pick<ListState<never>, 'address' | 'change'>) => {
  const t = useTexts()
  const { vence_desde: desde, vence_hasta: hasta, porHacer } = address
  if (porHacer !== undefined) {
    return (
      <DropChip
        label={t('documentos.soloParaHacer')}
        onDrop={() => change({ porHacer: undefined, order: undefined })}
      />
    )
  }
  return (
    typeof desde === 'string' &&
    typeof hasta === 'string' && (
      <DropChip
        label={t('documentos.vencenEntre', { desde: formatDate(desde), hasta: formatDate(hasta) })}
        onDrop={() => change({ vence_desde: undefined, vence_hasta: undefined })}
      />
    )
  )
}

import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'

/** A mark of «Lo que vence» leads to critical documents of a span of days: both are shown, and can be dropped. */
export const Acotados = ({ address, change }: Pick<ListState<never>, 'address' | 'change'>) => {
  const t = useTexts()
  const { vence_desde: desde, vence_hasta: hasta, critico } = address
  return (
    <>
      {critico !== undefined && (
        <DropChip
          label={t('documentosDeCuenta.soloCriticos')}
          onDrop={() => change({ critico: undefined })}
        />
      )}
      {typeof desde === 'string' && typeof hasta === 'string' && (
        <DropChip
          label={t('documentosDeCuenta.vencenEntre', { desde: formatDate(desde), hasta: formatDate(hasta) })}
          onDrop={() => change({ vence_desde: undefined, vence_hasta: undefined })}
        />
      )}
    </>
  )
}

import { causas, type Causa } from '@portal/contract/causas.ts'
import type { Result } from '@portal/contract'
import { DropChip } from '@portal/ui/controls/DropChip.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

type State = ListState<Result<'ListRevision'>['records'][number]>

/** One account or one type, followed from a document, and what is followed from a figure; any row knows how the first are called. */
export const Followed = ({ address, change, rows }: Pick<State, 'address' | 'change' | 'rows'>) => {
  const t = useTexts()
  const sample = rows?.[0]
  return (
    <>
      {address['cuentaid'] !== undefined && (
        <DropChip
          label={sample?.accountname ?? t('revision.filtros.unaCuenta')}
          onDrop={() => change({ cuentaid: undefined })}
        />
      )}
      {address['tipodocumentoid'] !== undefined && (
        <DropChip
          label={sample?.tipodocumento ?? t('revision.filtros.unTipo')}
          onDrop={() => change({ tipodocumentoid: undefined })}
        />
      )}
      {isCausa(address['causa']) && (
        <DropChip
          label={t(`revision.causas.${address['causa']}`)}
          onDrop={() => change({ causa: undefined })}
        />
      )}
      {address['decidido_desde'] !== undefined && (
        <DropChip
          label={t('revision.filtros.decididoDesde', {
            fecha: formatDate(String(address['decidido_desde'])),
          })}
          onDrop={() => change({ decidido_desde: undefined })}
        />
      )}
    </>
  )
}

const isCausa = (value: string | number | undefined): value is Causa =>
  causas.some((causa) => causa === value)

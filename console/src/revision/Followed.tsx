import { X as RemoveIcon } from 'lucide-react'
import { causas, type Causa } from '@portal/contract/causas.ts'
import type { Result } from '@portal/contract'
import type { ListState } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import styles from './followed.module.css'

type State = ListState<Result<'ListRevision'>['records'][number]>

interface FollowedOneProps {
  label: string
  onRemove: () => void
}

/** Pressed, it is no longer followed; with the keys that take things away too. */
const FollowedOne = ({ label, onRemove }: FollowedOneProps) => (
  <button
    type="button"
    className={styles.followed}
    onClick={onRemove}
    onKeyDown={({ key }) => {
      if (key === 'Delete' || key === 'Backspace') onRemove()
    }}
  >
    {label}
    <RemoveIcon size={16} />
  </button>
)

/** One account or one type, followed from a document, and what is followed from a figure; any row knows how the first are called. */
export const Followed = ({ address, change, rows }: Pick<State, 'address' | 'change' | 'rows'>) => {
  const t = useTexts()
  const sample = rows?.[0]
  return (
    <>
      {address['cuentaid'] !== undefined && (
        <FollowedOne
          label={sample?.accountname ?? t('revision.filtros.unaCuenta')}
          onRemove={() => change({ cuentaid: undefined })}
        />
      )}
      {address['tipodocumentoid'] !== undefined && (
        <FollowedOne
          label={sample?.tipodocumento ?? t('revision.filtros.unTipo')}
          onRemove={() => change({ tipodocumentoid: undefined })}
        />
      )}
      {isCausa(address['causa']) && (
        <FollowedOne
          label={t(`revision.causas.${address['causa']}`)}
          onRemove={() => change({ causa: undefined })}
        />
      )}
      {address['decidido_desde'] !== undefined && (
        <FollowedOne
          label={t('revision.filtros.decididoDesde', {
            fecha: formatDate(String(address['decidido_desde'])),
          })}
          onRemove={() => change({ decidido_desde: undefined })}
        />
      )}
    </>
  )
}

const isCausa = (value: string | number | undefined): value is Causa =>
  causas.some((causa) => causa === value)

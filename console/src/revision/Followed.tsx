import { X as RemoveIcon } from 'lucide-react'
import type { Result } from '@portal/contract'
import type { ListState } from '@portal/ui/list/list.ts'
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

/** One account or one type, followed from a document; any row knows how it is called. */
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
    </>
  )
}

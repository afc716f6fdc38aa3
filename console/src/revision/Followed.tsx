import Chip from '@mui/material/Chip'
import type { Result } from '@portal/contract'
import type { ListState } from '@portal/ui/list/list.ts'
import { useTranslation } from 'react-i18next'

type State = ListState<Result<'ListRevision'>['records'][number]>

/** One account or one type, followed from a document; any row knows how it is called. */
export const Followed = ({ address, change, rows }: Pick<State, 'address' | 'change' | 'rows'>) => {
  const { t } = useTranslation()
  const sample = rows?.[0]
  return (
    <>
      {address['cuentaid'] !== undefined && (
        <Chip
          label={sample?.accountname ?? t('revision.filtros.unaCuenta')}
          onDelete={() => change({ cuentaid: undefined })}
        />
      )}
      {address['tipodocumentoid'] !== undefined && (
        <Chip
          label={sample?.tipodocumento ?? t('revision.filtros.unTipo')}
          onDelete={() => change({ tipodocumentoid: undefined })}
        />
      )}
    </>
  )
}

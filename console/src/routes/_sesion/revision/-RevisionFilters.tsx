import Chip from '@mui/material/Chip'
import type { Result } from '@portal/contract'
import { TipoRecurso } from '@portal/contract/recursos.ts'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { estados, waiting, type QueueSearch } from './-revisionSearch.ts'

interface RevisionFiltersProps {
  search: QueueSearch
  /** Any row of the list: it knows how the account and the type it is narrowed to are called. */
  sample: Result<'ListRevision'>['records'][number] | undefined
  onChange: (next: Partial<QueueSearch>) => void
}

export const RevisionFilters = ({ search, sample, onChange }: RevisionFiltersProps) => {
  const { t } = useTranslation()
  const { estado = waiting, tiporecurso, tipodocumentoid, cuentaid } = search
  return (
    <>
      <FilterSelect
        label={t('revision.filtros.estado')}
        value={estado}
        options={estados.map((value) => ({ value, label: t(`estadoDocumento.${value}`) }))}
        onChange={(value) => onChange({ estado: value === waiting ? undefined : value })}
      />
      <FilterSelect
        label={t('revision.filtros.tiporecurso')}
        allLabel={t('revision.filtros.todos')}
        value={tiporecurso}
        options={TipoRecurso.options.map((value) => ({ value, label: t(`tipoRecurso.${value}`) }))}
        onChange={(value) => onChange({ tiporecurso: value })}
      />
      {cuentaid !== undefined && (
        <Chip
          label={sample?.accountname ?? t('revision.filtros.unaCuenta')}
          onDelete={() => onChange({ cuentaid: undefined })}
        />
      )}
      {tipodocumentoid !== undefined && (
        <Chip
          label={sample?.tipodocumento ?? t('revision.filtros.unTipo')}
          onDelete={() => onChange({ tipodocumentoid: undefined })}
        />
      )}
    </>
  )
}

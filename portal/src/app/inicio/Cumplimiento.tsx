import Stack from '@mui/material/Stack'
import type { Answer } from '@portal/contract'
import { ComplianceRing } from '@portal/ui/show/ComplianceRing.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { useTranslation } from 'react-i18next'

/** How much of each kind of resource is fit, one ring each. */
export const Cumplimiento = ({
  recursos,
}: {
  recursos: NonNullable<Answer<'Dashboard'>['cumplimiento']>
}) => {
  const { t } = useTranslation()
  const loaded = recursos.filter(({ total }) => total > 0)
  if (loaded.length === 0) return <EmptyState title={t('inicio.cumplimiento.ninguno')} />
  return (
    <Stack spacing={2.5}>
      {loaded.map(({ tiporecurso, habilitados, porVencer, total }) => (
        <ComplianceRing
          key={tiporecurso}
          size={96}
          label={t(`inicio.plural.${tiporecurso}`)}
          parts={[
            { label: t('inicio.cumplimiento.enRegla'), value: habilitados, tone: 'green', done: true },
            { label: t('inicio.cumplimiento.porVencer'), value: porVencer, tone: 'ochre', done: true },
            {
              label: t('inicio.cumplimiento.noHabilitados'),
              value: total - habilitados - porVencer,
              tone: 'red',
            },
          ]}
        />
      ))}
    </Stack>
  )
}

import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { FilterSelect } from '@portal/ui/list/FilterSelect.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

type Cuentan = 'entraron' | undefined

/** Who counts in a month: everybody on the road, or who entered by a gate. Not there where no gate wrote down an entry. */
export const QuienesCuentan = ({
  cuentan,
  noEntraron,
  onChange,
}: {
  cuentan: Cuentan
  noEntraron: number | null
  onChange: (cuentan: Cuentan) => void
}) => {
  const t = useTexts()
  if (noEntraron === null && cuentan === undefined) return null
  return (
    <FilterSelect
      label={t('controles.cuentan.titulo')}
      allLabel={t('controles.cuentan.todos')}
      value={cuentan}
      options={[{ value: 'entraron', label: t('controles.cuentan.entraron') }]}
      onChange={onChange}
    />
  )
}

/** Whom the switch leaves out, for nobody is left out without a word. */
export const NoCuentan = ({ cuentan, noEntraron }: { cuentan: Cuentan; noEntraron: number | null }) => {
  const t = useTexts()
  if (cuentan === undefined) return null
  return (
    <Notice severity="info">
      {noEntraron === null
        ? t('controles.cuentan.nadieAnota')
        : t('controles.cuentan.fuera', { count: noEntraron, n: formatNumber(noEntraron) })}
    </Notice>
  )
}

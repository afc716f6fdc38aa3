import type { TextKey } from '@portal/ui/texts/textos.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

interface HabilitadosProps {
  tiporecurso: 'chofer' | 'dominio'
  /** What is said while it is not known. */
  otherwise: TextKey
}

/** How many of a kind may work today, and how many of those not for long. */
export const Habilitados = ({ tiporecurso, otherwise }: HabilitadosProps) => {
  const t = useTexts()
  const { data } = useQuery(operationQuery('Dashboard', {}))
  const kind = data?.cumplimiento?.find((each) => each.tiporecurso === tiporecurso)
  if (!kind || kind.total === 0) return t(otherwise)
  const { habilitados, porVencer, total } = kind
  const n = formatNumber(habilitados + porVencer)
  const values = { n, total: formatNumber(total), count: porVencer, pronto: formatNumber(porVencer) }
  return t(porVencer === 0 ? 'recursos.habilitados' : 'recursos.habilitadosPronto', values)
}

import type { TextKey } from '@portal/ui/texts/textos.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useTurned } from '../operaciones/useTurned.ts'
import { useTablero } from '../operaciones/useTablero.ts'

interface HabilitadosProps {
  tiporecurso: 'chofer' | 'dominio'
  /** What is said while it is not known. */
  otherwise: TextKey
}

/** How many of a kind may work today, and how many of those not for long; where, if not anywhere. */
export const Habilitados = ({ tiporecurso, otherwise }: HabilitadosProps) => {
  const t = useTexts()
  const { operacionid } = useTurned()
  const { tablero, nombre, varias } = useTablero(operacionid)
  const kind = tablero?.cumplimiento?.find((each) => each.tiporecurso === tiporecurso)
  if (!kind || kind.total === 0) return t(otherwise)
  const { habilitados, porVencer, total } = kind
  const n = formatNumber(habilitados + porVencer)
  const values = { n, total: formatNumber(total), count: porVencer, pronto: formatNumber(porVencer) }
  const said = t(porVencer === 0 ? 'recursos.habilitados' : 'recursos.habilitadosPronto', values)
  if (nombre !== undefined) return t('recursos.habilitadosEn', { said, operacion: nombre })
  return varias ? t('recursos.habilitadosEnGeneral', { said }) : said
}

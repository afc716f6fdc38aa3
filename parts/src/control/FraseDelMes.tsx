import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TFunction } from 'i18next'
import { Sentence } from '../Sentence.tsx'
import { controlLook } from './controlLook.ts'

interface FraseDelMesProps {
  choferes: number
  completos: number
  /** Who lack a paper. */
  conFaltas: number
  faltan: number
  enRevision: number
  /** Within something else, and not the first thing of a screen. */
  plain?: boolean
}

/** To how many something is missing, how much, and what waits. */
export function loQueFalta(
  t: TFunction,
  { quienes, faltan, enRevision }: { quienes: number; faltan: number; enRevision: number },
): string {
  const missing = t('control.faltan', { count: faltan, n: formatNumber(faltan) })
  const said = [
    faltan > 0
      ? t('control.aQuienes', { count: quienes, n: formatNumber(quienes), faltan: missing })
      : enRevision === 0 && missing,
    enRevision > 0 && t('control.enRevision', { count: enRevision, n: formatNumber(enRevision) }),
  ]
  return `${said.filter(Boolean).join(', ')}.`
}

/** How a month stands, as a sentence. */
export const FraseDelMes = ({
  choferes,
  completos,
  conFaltas,
  faltan,
  enRevision,
  plain = false,
}: FraseDelMesProps) => {
  const t = useTexts()
  const whole = completos === choferes
  const lead = whole
    ? t('control.completos.todos', { count: choferes, n: formatNumber(choferes) })
    : t('control.completos.algunos', { n: formatNumber(completos), total: formatNumber(choferes) })
  const said = whole ? '' : loQueFalta(t, { quienes: conFaltas, faltan, enRevision })
  if (plain)
    return (
      <p className="heading-16 regular">
        <b>{lead}</b> {said}
      </p>
    )
  return (
    <Sentence
      {...controlLook[whole ? 'cumplido' : faltan > 0 ? 'falta' : 'en revision']}
      lead={lead}
      rest={said}
    />
  )
}

import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Sentence } from '../Sentence.tsx'
import { controlLook } from './controlLook.ts'

interface FraseDelMesProps {
  choferes: number
  completos: number
  faltan: number
  enRevision: number
  /** Within something else, and not the first thing of a screen. */
  plain?: boolean
}

/** How a month stands, as a sentence. */
export const FraseDelMes = ({ choferes, completos, faltan, enRevision, plain = false }: FraseDelMesProps) => {
  const t = useTexts()
  const whole = completos === choferes
  const rest = [
    (faltan > 0 || enRevision === 0) && t('control.faltan', { count: faltan, n: formatNumber(faltan) }),
    enRevision > 0 && t('control.enRevision', { count: enRevision, n: formatNumber(enRevision) }),
  ].filter(Boolean)
  const lead = whole
    ? t('control.completos.todos', { count: choferes, n: formatNumber(choferes) })
    : t('control.completos.algunos', { n: formatNumber(completos), total: formatNumber(choferes) })
  const said = whole ? '' : `${rest.join(', ')}.`
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

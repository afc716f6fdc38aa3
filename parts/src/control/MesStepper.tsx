import { sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { IconButton } from '@portal/ui/controls/Button.tsx'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ChevronLeft as BeforeIcon, ChevronRight as AfterIcon } from 'lucide-react'
import styles from './control.module.css'
import { mesEnPalabras } from '../meses.ts'

interface MesStepperProps {
  /** `YYYY-MM`. */
  mes: string
  /** The last one that can be chosen. */
  ultimo: string
  onChange: (mes: string) => void
}

/** One month after the other. */
export const MesStepper = ({ mes, ultimo, onChange }: MesStepperProps) => {
  const t = useTexts()
  const before = sumarAlPeriodo(mes, -1)
  const after = sumarAlPeriodo(mes, 1)
  return (
    <div className={styles.stepper} role="group" aria-label={t('control.mes')}>
      <IconButton
        label={t('control.mesAnterior', { mes: mesEnPalabras(before) })}
        onClick={() => onChange(before)}
      >
        <BeforeIcon />
      </IconButton>
      <b aria-live="polite">{capitalized(mesEnPalabras(mes))}</b>
      <IconButton
        label={t('control.mesSiguiente', { mes: mesEnPalabras(after) })}
        disabled={after > ultimo}
        onClick={() => onChange(after)}
      >
        <AfterIcon />
      </IconButton>
    </div>
  )
}

import { useId } from 'react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Kbd } from '../shortcuts/Kbd.tsx'
import styles from '../opciones.module.css'

const choices = [
  { value: 'aprobar', keys: 'A', hace: 'aprobarHace' },
  { value: 'rechazar', keys: 'R', hace: 'rechazarHace' },
] as const

export type Opcion = (typeof choices)[number]['value']

interface OpcionesProps {
  decision: Opcion
  onDecision: (decision: Opcion) => void
}

/** The ways it can be decided, each with what follows from it. */
export const Opciones = ({ decision, onDecision }: OpcionesProps) => {
  const t = useTexts()
  const id = useId()
  return (
    <div role="radiogroup" aria-label={t('registro.decision.titulo')} className={styles.choices}>
      {choices.map(({ value, keys, hace }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={decision === value}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-hace`}
            aria-keyshortcuts={keys}
            onChange={() => onDecision(value)}
          />
          <b id={`${id}-${value}`}>{t(`registro.decision.${value}`)}</b>
          <Kbd>{keys}</Kbd>
          <span id={`${id}-${value}-hace`}>{t(`registro.decision.${hace}`)}</span>
        </label>
      ))}
    </div>
  )
}

import { useId } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Kbd } from '../shortcuts/Kbd.tsx'
import styles from '../piezas/opciones.module.css'
import { teclas, type Opcion, type Posible } from './posibles.ts'

interface OpcionesProps {
  posibles: readonly Posible[]
  decision: Opcion
  onDecision: (decision: Opcion) => void
}

/** The ways it can be decided, each with what follows from it, or why it can't be. */
export const Opciones = ({ posibles, decision, onDecision }: OpcionesProps) => {
  const t = useTexts()
  const id = useId()
  return (
    <div role="radiogroup" aria-label={t('registro.decision.titulo')} className="stack gap-8">
      {posibles.map(({ opcion, impide, dice }) => (
        <label key={opcion} className={styles.choice}>
          <input
            className="tick square-20"
            type="radio"
            name={id}
            checked={decision === opcion}
            disabled={impide !== null}
            aria-labelledby={`${id}-${opcion}`}
            aria-describedby={`${id}-${opcion}-hace`}
            aria-keyshortcuts={teclas[opcion]}
            onChange={() => onDecision(opcion)}
          />
          <b className="semibold" id={`${id}-${opcion}`}>
            {t(`registro.decision.${opcion}`)}
          </b>
          <Kbd>{teclas[opcion]}</Kbd>
          <span id={`${id}-${opcion}-hace`}>
            {impide === null ? t(`registro.hace.${opcion}`) : (dice ?? t(`registro.impide.${impide}`))}
          </span>
        </label>
      ))}
    </div>
  )
}

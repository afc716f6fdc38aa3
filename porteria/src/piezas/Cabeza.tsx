import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ArrowLeft as BackIcon, CircleCheck as FreshIcon, Clock as StaleIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { maxEdadDeLista } from '@portal/pase/juicio.ts'
import { edadDeDatos } from '../edad.ts'
import styles from './cabeza.module.css'
import { usePuesto, useReloj } from '../usePuesto.ts'

/** How old what this device knows is; in the colour of a warning where it says yes to nobody. */
const Edad = () => {
  const t = useTexts()
  const { lista, sinSenalDesde } = usePuesto().estado
  const { ahora } = useReloj()
  const edad = lista ? Math.max(0, ahora - lista.cabecera.emitida) : null
  const isOld = edad === null || edad > maxEdadDeLista
  const isFresh = !isOld && sinSenalDesde === null
  return (
    <p className={styles.said} data-is={isFresh ? 'fresh' : isOld ? 'stale' : undefined}>
      {isFresh ? <FreshIcon size={18} aria-hidden /> : <StaleIcon size={18} aria-hidden />}
      {edadDeDatos(t, edad)}
    </p>
  )
}

interface CabezaProps {
  title: string
  /** Under it; the age of the data where nothing else is said. */
  children?: ReactNode
  onBack?: (() => void) | undefined
  /** At the end: one press. */
  action?: ReactNode
}

export const Cabeza = ({ title, children, onBack, action }: CabezaProps) => {
  const t = useTexts()
  return (
    <header className={styles.head}>
      {onBack && (
        <button
          type="button"
          className="middle rigid square-64"
          aria-label={t('puesto.volver')}
          onClick={onBack}
        >
          <BackIcon size={32} aria-hidden />
        </button>
      )}
      <div className="grow slim">
        <h1 className="block cut">{title}</h1>
        {children ?? <Edad />}
      </div>
      {action}
    </header>
  )
}

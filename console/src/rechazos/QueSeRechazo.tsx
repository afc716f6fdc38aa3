import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { iconoDeClase } from './clase.ts'
import styles from './rechazos.module.css'
import type { Rechazo } from './rechazo.ts'

export const QueSeRechazo = ({ clase }: Pick<Rechazo, 'clase'>) => {
  const t = useTexts()
  const Icon = iconoDeClase[clase]
  return (
    <span className={styles.what}>
      <Icon size={16} aria-hidden />
      {t(`rechazosClase.${clase}`)}
    </span>
  )
}

import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Eye as EyeIcon } from 'lucide-react'
import styles from './celda.module.css'

/** In a list: who else has the document before their eyes. */
export const Mirando = ({ nombre }: { nombre: string }) => {
  const t = useTexts()
  return (
    <span className={styles.watched}>
      <EyeIcon size={16} aria-hidden />
      {t('revision.mirando.fila', { nombre })}
    </span>
  )
}

import { CircleAlert as CriticalIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import styles from '../celda.module.css'

/** What a document is called, marked when a resource is not fit without it. */
export const QueDocumento = ({ tipodocumento, critico }: { tipodocumento: string; critico: boolean }) => {
  const t = useTexts()
  return (
    <span className={styles.what}>
      {tipodocumento}
      {critico && <CriticalIcon size={16} role="img" aria-label={t('revision.critico')} />}
    </span>
  )
}

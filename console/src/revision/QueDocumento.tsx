import { CircleAlert as CriticalIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Mirando } from '../Mirando.tsx'
import styles from '../celda.module.css'

interface QueDocumentoProps {
  tipodocumento: string
  critico: boolean
  /** Who else looks at it. */
  mirando?: string | null
}

/** What a document is called, marked when a resource is not fit without it, and who has it before their eyes. */
export const QueDocumento = ({ tipodocumento, critico, mirando = null }: QueDocumentoProps) => {
  const t = useTexts()
  return (
    <span className={styles.what}>
      {tipodocumento}
      {critico && <CriticalIcon size={16} role="img" aria-label={t('revision.critico')} />}
      {mirando !== null && <Mirando nombre={mirando} />}
    </span>
  )
}

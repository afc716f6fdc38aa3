import { CircleAlert as CriticalIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Mirando } from '../piezas/Mirando.tsx'
import styles from '../piezas/celda.module.css'

interface QueDocumentoProps {
  tipodocumento: string
  critico: boolean
  /** Who else looks at it. */
  mirando?: string | null
  /** Whoever looks presented it, in the account's name. */
  presentado_por_mi?: boolean
}

/** What a document is called, marked when a resource is not fit without it, and who has it before their eyes. */
export const QueDocumento = ({
  tipodocumento,
  critico,
  mirando = null,
  presentado_por_mi: propio = false,
}: QueDocumentoProps) => {
  const t = useTexts()
  return (
    <span className={`inline-row wraps gap-4 ${styles.what}`}>
      {tipodocumento}
      {critico && <CriticalIcon size={16} role="img" aria-label={t('revision.critico')} />}
      {propio && <span className={styles.watched}>{t('revision.loPresentasteVos')}</span>}
      {mirando !== null && <Mirando nombre={mirando} />}
    </span>
  )
}

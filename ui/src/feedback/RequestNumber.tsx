import { Copy as CopyIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { Button } from '../controls/Button.tsx'
import { formatDateTime } from '../show/format.ts'
import styles from './states.module.css'

/** The number under which the server logged a fault, to be sent to whoever can look it up. */
export const RequestNumber = ({ number }: { number: string }) => {
  const t = useTexts()
  const [when] = useState(() => formatDateTime(new Date().toISOString()))
  const [copied, setCopied] = useState<'copiado' | 'sinCopiar'>()
  const copy = () =>
    navigator.clipboard
      .writeText(`${number} · ${when}`)
      .then(() => setCopied('copiado'))
      .catch(() => setCopied('sinCopiar'))

  return (
    <>
      <dl className={styles.number}>
        <div>
          <dt className="tiny soft">{t('falla.numero')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt className="tiny soft">{t('falla.cuando')}</dt>
          <dd>{when}</dd>
        </div>
        <div className={`to-end ${styles.copy}`}>
          <dd>
            <Button size="small" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
              {copied === 'copiado' ? t('falla.copiado') : t('falla.copiar')}
            </Button>
          </dd>
        </div>
      </dl>
      <p role="status" className={styles.uncopied}>
        {copied === 'sinCopiar' && t('falla.sinCopiar')}
      </p>
    </>
  )
}

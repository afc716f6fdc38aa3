import { Check as CopiedIcon, Copy as CopyIcon } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { Button, type ButtonLook } from '../controls/Button.tsx'
import { Hidden } from '../show/Hidden.tsx'
import styles from './copyButton.module.css'

interface CopyButtonProps extends Omit<ButtonLook, 'icon' | 'danger'> {
  text: string
  /** What is copied, for who can't see what it stands beside. */
  of: string
  /** The browser didn't let it: whoever shows the text can choose it, so that a key copies it. */
  onRefused?: () => void
}

/** Copies a text, and says in its own place whether that was done. */
export const CopyButton = ({ text, of, onRefused, ...look }: CopyButtonProps) => {
  const t = useTexts()
  const [went, setWent] = useState<'copiado' | 'sinCopiar'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setWent('copiado')
    } catch {
      setWent('sinCopiar')
      onRefused?.()
    }
  }
  const copied = went === 'copiado'
  return (
    <>
      <Button
        {...look}
        className={styles.copy}
        icon={copied ? <CopiedIcon size={20} aria-hidden /> : <CopyIcon size={20} aria-hidden />}
        onClick={() => void copy()}
      >
        <span>
          {t(copied ? 'copiar.hecho' : 'copiar.accion')}
          <Hidden>: {of}</Hidden>
        </span>
      </Button>
      <p role="status" className={`small ${styles.said}`}>
        {copied && <Hidden>{t('copiar.hecho')}</Hidden>}
        {went === 'sinCopiar' && <span className="wrong">{t('copiar.sinCopiar')}</span>}
      </p>
    </>
  )
}

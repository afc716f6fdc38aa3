import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { KeyRound as KeyIcon } from 'lucide-react'
import { useId, useRef } from 'react'
import type { Palabra, ProgramaNuevo } from './programa.ts'
import styles from './programas.module.css'

interface LlaveNuevaProps {
  de: Pick<ProgramaNuevo, 'nombre' | 'token'>
  palabra: Palabra | 'secreto'
  onClose: () => void
}

/** The form that led here is gone: this is what comes next. */
const focusOnce = (box: HTMLElement | null) => box?.focus()

/** What opens for a program that was just made, this once. */
export const LlaveNueva = ({ de: { nombre, token }, palabra, onClose }: LlaveNuevaProps) => {
  const t = useTexts()
  const id = useId()
  const written = useRef<HTMLInputElement>(null)
  const title = t(`programa.${palabra}.nueva`, { nombre })
  return (
    <section
      ref={focusOnce}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-once`}
      className={`unringed ${styles.llave}`}
    >
      <KeyIcon className="petrol off-phones" aria-hidden />
      <div className="slim">
        <h3 id={`${id}-title`} className="heading-16 breaks">
          {title}
        </h3>
        <p id={`${id}-once`} className="soft">
          {t(`programa.${palabra}.unaVez`)}
        </p>
        <div className={styles.copy}>
          <input
            ref={written}
            className={styles.escrita}
            readOnly
            dir="ltr"
            aria-label={title}
            value={token}
            spellCheck={false}
            autoComplete="off"
            onFocus={({ target }) => target.select()}
          />
          <CopyButton
            kind="primary"
            size="large"
            text={token}
            of={title}
            onRefused={() => written.current?.focus()}
          />
          <Button kind="quiet" size="large" onClick={onClose}>
            {t('programa.cerrar')}
          </Button>
        </div>
      </div>
    </section>
  )
}

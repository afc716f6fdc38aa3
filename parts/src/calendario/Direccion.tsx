import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Lock as LockIcon } from 'lucide-react'
import { useId, useRef } from 'react'
import { useUso } from '../programas/useUso.ts'
import { sinEsquema, type Calendario } from './calendario.ts'
import styles from './calendario.module.css'

interface DireccionProps {
  /** With what opens it: as it was just made, and never again. */
  entera: string | undefined
  calendario: Calendario
}

/** Once it is there: what was pressed to make it may be gone. */
const focusOnce = (box: HTMLElement | null) => box?.focus()

/** Where a calendar program subscribes. */
export const Direccion = ({ entera, calendario: { direccion, ultimo_uso } }: DireccionProps) => {
  const t = useTexts()
  const id = useId()
  const uso = useUso()
  const written = useRef<HTMLInputElement>(null)
  const label = t('calendario.direccion')
  return (
    <div>
      <label htmlFor={id} className="semibold">
        {label}
      </label>
      <div
        ref={entera === undefined ? undefined : focusOnce}
        tabIndex={-1}
        className={`unringed ${styles.address}`}
      >
        <input
          id={id}
          ref={written}
          className={styles.written}
          readOnly
          dir="ltr"
          aria-describedby={`${id}-about`}
          value={entera ?? sinEsquema(direccion ?? '')}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ target }) => entera !== undefined && target.select()}
        />
        {entera !== undefined && (
          <CopyButton
            kind="solid"
            size="large"
            text={entera}
            of={label}
            onRefused={() => written.current?.focus()}
          />
        )}
      </div>
      <div id={`${id}-about`} className="stack gap-4 soft above-4">
        {entera !== undefined && <p className="semibold">{t('calendario.copiala')}</p>}
        <p className={styles.secret}>
          <LockIcon size={16} aria-hidden />
          <span>{t('calendario.noLaReenvies')}</span>
        </p>
        {ultimo_uso && <p>{t('calendario.leida', { cuando: uso.momentoDentro(ultimo_uso) })}</p>}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import styles from './SaveBar.module.css'

interface SaveBarProps {
  saving: boolean
  cancelHref?: string | undefined
  /** What keeps the form from being saved: a `ProblemLine`. */
  children: ReactNode
}

/** The foot of a form: what is wrong beside the button that it is about, always in view. */
export const SaveBar = ({ saving, cancelHref, children }: SaveBarProps) => {
  const t = useTexts()
  return (
    <div className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        {children}
        {cancelHref && (
          <ButtonLink size="large" href={cancelHref}>
            {t('acciones.cancelar')}
          </ButtonLink>
        )}
        <Button type="submit" kind="primary" size="large" busy={saving}>
          {t('acciones.guardar')}
        </Button>
      </div>
    </div>
  )
}

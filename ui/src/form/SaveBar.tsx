import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SaveBar.module.css'

interface SaveBarProps {
  saving: boolean
  cancelHref?: string | undefined
  /** What keeps the form from being saved: a `ProblemLine`. */
  children: ReactNode
}

/** The foot of a form: what is wrong beside the button that it is about, always in view. */
export const SaveBar = ({ saving, cancelHref, children }: SaveBarProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.bar} data-print="hide">
      <div className={styles.inner}>
        {children}
        {cancelHref && (
          <Button size="large" variant="outlined" color="inherit" href={cancelHref}>
            {t('acciones.cancelar')}
          </Button>
        )}
        <Button type="submit" size="large" variant="contained" color="secondary" loading={saving}>
          {t('acciones.guardar')}
        </Button>
      </div>
    </div>
  )
}

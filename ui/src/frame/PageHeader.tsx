import { use, type ReactNode } from 'react'
import { useUiSettings } from '../theme/useUiSettings.ts'
import styles from './frame.module.css'
import { UnderFrame } from './underFrame.ts'

export interface PageHeaderProps {
  title: string
  /** One line. */
  subtitle?: ReactNode
  /** A picture, a plate: what the page is about, drawn. */
  leading?: ReactNode
  /** `HeadAction`s, and one `PrimaryAction` at most. */
  actions?: ReactNode
}

/** The head of a screen, written on the coloured ground of the frame. */
export const PageHeader = ({ title, subtitle, leading, actions }: PageHeaderProps) => {
  const { art, banner } = use(UnderFrame)
  const { decoration } = useUiSettings().settings
  return (
    <>
      <header className={styles.head}>
        {leading}
        <div className={styles.words}>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {decoration && !leading && art && (
          <div aria-hidden className={styles.art} data-print="hide">
            {art}
          </div>
        )}
        {actions && (
          <div className={styles.actions} data-print="hide">
            {actions}
          </div>
        )}
      </header>
      {banner}
    </>
  )
}

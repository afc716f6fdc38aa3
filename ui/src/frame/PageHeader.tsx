import { use } from 'react'
import { HeadActions } from '../controls/HeadActions.tsx'
import { useUiSettings } from '../theme/useUiSettings.ts'
import styles from './pageHeader.module.css'
import type { ScreenHead } from './frameKind.ts'
import { ScreenTitle } from './ScreenTitle.tsx'
import { UnderFrame } from './underFrame.ts'

/** The head of a screen, written on the coloured ground of the frame. */
export const PageHeader = ({
  title,
  subtitle,
  leading,
  titleDrawn = false,
  drawn = false,
  actions,
}: ScreenHead) => {
  const { art, banner, crumbs } = use(UnderFrame)
  const { decoration, background } = useUiSettings().settings
  return (
    <>
      <header className={styles.head} data-reach={background}>
        {leading}
        <div className={styles.words}>
          <ScreenTitle className={titleDrawn ? styles.drawn : undefined}>{title}</ScreenTitle>
          {subtitle && <p className="cut">{subtitle}</p>}
          {crumbs}
        </div>
        {decoration && background !== 'header' && !leading && !drawn && art && (
          <div aria-hidden className={styles.art} data-print="hide">
            {art}
          </div>
        )}
        {actions && <HeadActions>{actions}</HeadActions>}
      </header>
      {banner}
    </>
  )
}

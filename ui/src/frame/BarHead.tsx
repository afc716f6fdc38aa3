import { ArrowLeft as BackIcon } from 'lucide-react'
import { IconButton } from '../controls/Button.tsx'
import { HeadActions } from '../controls/HeadActions.tsx'
import type { ScreenHead } from './frameKind.ts'
import styles from './railFrame.module.css'
import { ScreenTitle } from './ScreenTitle.tsx'

/** The head of a screen in one line, inside the bar of its frame. */
export const BarHead = ({ title, subtitle, leading, actions, back }: ScreenHead) => (
  <>
    {back && (
      <IconButton label={back.label} href={back.href} className={styles.back}>
        <BackIcon className="flips" />
      </IconButton>
    )}
    {leading}
    <ScreenTitle className="heading cut slim">{title}</ScreenTitle>
    {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
    {actions && <HeadActions className={styles.actions}>{actions}</HeadActions>}
  </>
)

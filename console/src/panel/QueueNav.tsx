import { Keyboard as HelpIcon, ChevronRight as NextIcon, ChevronLeft as PreviousIcon } from 'lucide-react'
import { Button, ButtonLink } from '@portal/ui/controls/Button.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './queueNav.module.css'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { KeyTool } from '../shortcuts/KeyTool.tsx'

interface StepProps {
  label: string
  href: string | undefined
  keys: string
  children: ReactNode
}

const Step = ({ label, href, keys, children }: StepProps) => {
  const shared = { size: 'small', 'aria-label': label, 'aria-keyshortcuts': keys, children } as const
  return href === undefined ? (
    <Button {...shared} disabled />
  ) : (
    <ButtonLink {...shared} href={href} title={`${label} (${keys})`} />
  )
}

interface QueueNavProps {
  /** What the list is of. */
  label: string
  position: number | undefined
  total: number | undefined
  previousHref: string | undefined
  nextHref: string | undefined
  onHelp?: () => void
}

/** Where a record stands in its list, and the way to its neighbours. */
export const QueueNav = ({ label, position, total, previousHref, nextHref, onHelp }: QueueNavProps) => {
  const t = useTexts()
  return (
    <nav aria-label={label} className={`row gap-8 ${styles.nav}`}>
      <Step label={t('nav.anterior')} href={previousHref} keys="K">
        <PreviousIcon size={16} className="flips" />
        <Kbd>K</Kbd>
      </Step>
      <p className="small semibold digits one-line centered off-phones" aria-live="polite">
        {position !== undefined &&
          total !== undefined &&
          t('nav.posicion', { posicion: formatNumber(position), total: formatNumber(total) })}
      </p>
      <Step label={t('nav.siguiente')} href={nextHref} keys="J">
        <Kbd>J</Kbd>
        <NextIcon size={16} className="flips" />
      </Step>
      {onHelp && (
        <span className="flex off-phones">
          <KeyTool label={t('nav.atajos')} keys="?" Icon={HelpIcon} onClick={onHelp} />
        </span>
      )}
    </nav>
  )
}

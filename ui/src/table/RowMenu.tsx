import { EllipsisVertical as MoreIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import styles from './rowMenu.module.css'

interface RowMenuProps {
  /** How the row is called. */
  of: string
  /** What its opener shows beside the dots. */
  sign?: ReactNode
  acts: readonly { label: string; icon: ReactNode; onPress: () => void }[]
}

/** What can be done with a row of a phone, at the foot of the window, where a thumb is. */
export const RowMenu = ({ of, sign, acts }: RowMenuProps) => {
  const t = useTexts()
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={t('marco.grupo', { grupo: of })}
      >
        {sign}
        <MoreIcon size={20} aria-hidden />
      </button>
      <div id={id} popover="auto" role="group" aria-label={of} className={styles.sheet}>
        <p className="cut small-size soft pad-8-12" aria-hidden>
          {of}
        </p>
        {acts.map(({ label, icon, onPress }) => (
          <button
            className="row gap-12 whole semibold at-start rounded shades pad-0-12 least-48"
            key={label}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={onPress}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

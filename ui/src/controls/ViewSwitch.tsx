import type { ReactNode } from 'react'
import styles from './viewSwitch.module.css'

interface ViewSwitchProps<View extends string> {
  label: string
  views: readonly { view: View; label: string; icon?: ReactNode }[]
  current: View
  onChange: (view: View) => void
}

/** The same things, looked at in another way. */
export const ViewSwitch = <View extends string>({
  label,
  views,
  current,
  onChange,
}: ViewSwitchProps<View>) => (
  <div role="group" aria-label={label} className={styles.views} data-print="hide">
    {views.map(({ view, label: name, icon }) => (
      <button
        className="inline-row at-center gap-8 relative semibold soft one-line"
        key={view}
        type="button"
        title={icon ? name : undefined}
        aria-pressed={view === current}
        onClick={() => onChange(view)}
      >
        {icon}
        <span>{name}</span>
      </button>
    ))}
  </div>
)

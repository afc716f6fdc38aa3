import { Screen } from '@portal/ui/app/Screen.tsx'
import { PageTabs, type PageTab } from '@portal/ui/frame/PageTabs.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import type { ReactNode } from 'react'
import styles from './recursoScreen.module.css'

interface RecursoScreenProps {
  name: string
  /** What it is, in one line. */
  kind: string
  /** Its face: a photo, a plate. */
  face: ReactNode
  /** The face says the name: a plate does. */
  faceIsName?: boolean
  actions?: ReactNode
  /** The list that it was opened from, for a frame that has no breadcrumb. */
  back?: { label: string; href: string }
  /** Whether it may work. */
  verdict: ReactNode
  tabs: { label: string; current: string; each: readonly PageTab[] }
  /** Beside the tabs, and below them where there is no room. */
  beside?: ReactNode
  /** Of the current tab. */
  children: ReactNode
}

/** A resource: who it is, whether it may work, and what is kept of it in tabs. */
export const RecursoScreen = ({
  name,
  kind,
  face,
  faceIsName = false,
  actions,
  back,
  verdict,
  tabs,
  beside,
  children,
}: RecursoScreenProps) => {
  const kept = (
    <Card>
      <PageTabs label={tabs.label} current={tabs.current} tabs={tabs.each}>
        {children}
      </PageTabs>
    </Card>
  )
  return (
    <Screen title={name} subtitle={kind} leading={face} titleDrawn={faceIsName} actions={actions} back={back}>
      {verdict}
      {beside ? (
        <div className={styles.two}>
          {kept}
          <aside className="stack gap-16">{beside}</aside>
        </div>
      ) : (
        kept
      )}
    </Screen>
  )
}

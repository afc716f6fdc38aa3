import { inLocale } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useSyncExternalStore } from 'react'
import { live } from '../app.ts'
import styles from './enVivo.module.css'

const clock = inLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hour12: false }))

/** Whether what is on screen follows what happens, and of what moment it is. */
export const EnVivo = ({ updatedAt }: { updatedAt: number }) => {
  const t = useTexts()
  const state = useSyncExternalStore(live.subscribe, live.state)
  if (state === 'callado' || updatedAt === 0) return null
  const hora = clock().format(updatedAt)
  return (
    <p className={`row gap-8 small-size soft digits one-line ${styles.live}`} data-state={state}>
      <i aria-hidden />
      {state === 'vivo' ? t('cola.enVivo.vivo', { hora }) : t('cola.enVivo.cortado', { hora })}
    </p>
  )
}

import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { AlertDialog } from '../../feedback/AlertDialog.tsx'
import type { AppSession } from './createSession.ts'
import styles from './sessionWatch.module.css'
import type { Kept } from '../../kept/kept.ts'
import { useIdle } from './useIdle.ts'
import { useSignOut } from './useSignOut.ts'

interface SessionWatchProps {
  session: AppSession
  durationMinutes: number
  /** Where this browser notes the last activity. */
  activity: Kept
  /** Asking who is signed in keeps the session alive. */
  who: QueryKey
}

/** Ends an idle session, and asks a minute before. Reading a long document is activity too. */
export const SessionWatch = ({ session, durationMinutes, activity, who }: SessionWatchProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  const signOut = useSignOut(session)
  const keepAlive = useCallback(() => {
    void queryClient.query({ queryKey: who, staleTime: 0 }).catch(() => undefined)
  }, [queryClient, who])
  const onExpired = useCallback(() => void session.expire(), [session])
  const { phase, stay } = useIdle({ activity, durationMinutes, keepAlive, onExpired })

  return (
    <>
      <AlertDialog
        open={phase === 'warning'}
        title={t('sesion.porVencer.titulo')}
        message={t('sesion.porVencer.mensaje')}
        primary={{ label: t('sesion.porVencer.seguir'), onClick: stay }}
        secondary={{ label: t('sesion.porVencer.salir'), onClick: () => void signOut() }}
      />
      {/* Until the sign-in page can be fetched, nothing of the session stays in sight. */}
      {phase === 'expired' && <i hidden className={styles.over} />}
      <AlertDialog
        open={phase === 'expired'}
        title={t('sesion.cerrada.titulo')}
        message={t('sesion.cerrada.mensaje')}
      />
    </>
  )
}

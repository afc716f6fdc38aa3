import { AlertDialog } from '@portal/ui/feedback/AlertDialog.tsx'
import { useIdle } from '@portal/ui/app/session/useIdle.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { expireSession, signOut } from './endSession.ts'
import { sessionQuery } from './sessionQuery.ts'

/** Ends an idle session, and asks a minute before. */
export const SessionWatch = ({ durationMinutes }: { durationMinutes: number }) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keepAlive = useCallback(() => {
    void queryClient.query({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  }, [queryClient])
  const onExpired = useCallback(() => void expireSession(), [])
  const { phase, stay } = useIdle({
    storageKey: 'portal-ultima-actividad',
    durationMinutes,
    keepAlive,
    onExpired,
  })

  return (
    <AlertDialog
      open={phase === 'warning'}
      title={t('sesion.porVencer.titulo')}
      message={t('sesion.porVencer.mensaje')}
      primary={{ label: t('sesion.porVencer.seguir'), onClick: stay }}
      secondary={{ label: t('sesion.porVencer.salir'), onClick: () => void signOut() }}
    />
  )
}

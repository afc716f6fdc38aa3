import { useTexts } from '../../texts/useTexts.ts'
import { useConfirm } from '../../feedback/Confirm.tsx'
import { useOutbox } from '../../signal/outboxContext.ts'
import type { AppSession } from './createSession.ts'

/** Signs out; asks before, where something would be lost by it. */
export const useSignOut = (session: AppSession) => {
  const t = useTexts()
  const confirm = useConfirm()
  const outbox = useOutbox()
  return async () => {
    const count = outbox.waitingWrites().length
    const lost = [count > 0 && t('senal.salir.mensaje', { count }), await session.alsoLost()].filter(Boolean)
    const leaves =
      lost.length === 0 ||
      (await confirm({
        title: t('senal.salir.titulo'),
        message: lost.join(' '),
        confirmLabel: t('senal.salir.confirmar'),
        danger: true,
      }))
    if (!leaves) return
    outbox.forget()
    await session.signOut()
  }
}

import { Refusal } from '@portal/contract/refusals.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useWaitingWrites, useOutbox } from '@portal/ui/signal/outboxContext.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useIsMutating } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { decisionAbout, type LastDecision } from './decision.ts'
import { rutas } from '../rutas.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { RecientesContextProvider } from './recientes.ts'
import { useIsPast } from './useSecondsUntil.ts'

/** More than anybody decides in the seconds in which a decision may be taken back. */
const most = 20

export const RecientesProvider = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const outbox = useOutbox()
  const waitingWrites = useWaitingWrites()
  const [all, setAll] = useState<readonly LastDecision[]>([])
  const write = useWrite('DeshacerDecision')
  const deciding = useIsMutating({ mutationKey: ['DecidirDocumento'] }) > 0

  // What waited and went out, or did not, is told by what told that it waits.
  const waitingWriteOf = ({ documentoid }: LastDecision) =>
    waitingWrites.find(({ about, refused }) => refused === undefined && about === decisionAbout(documentoid))
  const last =
    all.findLast(
      (decision) =>
        decision.failed === undefined && (!decision.waits || waitingWriteOf(decision) !== undefined),
    ) ?? null
  const failed = all.findLast((decision) => decision.failed !== undefined) ?? null
  const decided = useMemo(
    () =>
      new Set(all.flatMap((each) => (each.failed === undefined ? [each.documentoid, ...each.tambien] : []))),
    [all],
  )
  const lookedAt = useCallback(
    (documentoid: string) =>
      setAll((before) =>
        before.some((each) => each.failed !== undefined && each.documentoid === documentoid)
          ? before.filter((each) => each.failed === undefined || each.documentoid !== documentoid)
          : before,
      ),
    [],
  )
  const waitingWrite = last?.waits ? waitingWriteOf(last) : undefined
  const isPast = useIsPast(last?.undoUntil)

  const forget = (decision: LastDecision) => setAll((before) => before.filter((each) => each !== decision))
  const backTo = (decision: LastDecision) => {
    forget(decision)
    void navigate({ href: rutas.documento(decision.documentoid, decision.queue) })
  }
  const takeBack = (decision: LastDecision) => {
    if (waitingWrite) {
      outbox.takeBack(waitingWrite.key)
      toast({ severity: 'info', message: t(waitingWrite.left ? 'senal.quizaSalio' : 'senal.quitado') })
      backTo(decision)
      return
    }
    write.mutate(
      { documentoid: decision.documentoid },
      {
        onSuccess: () => {
          toast({ message: t('deshacer.hecho', { tipo: decision.tipo, nombre: decision.nombre }) })
          backTo(decision)
        },
        onError: (error) => {
          if (!(error instanceof Refusal)) return
          forget(decision)
          toast({ severity: 'warning', message: t('deshacer.firme'), durationMs: 6000 })
        },
      },
    )
  }
  const may =
    last !== null && !last.sending && !write.isPending && !deciding && (waitingWrite !== undefined || !isPast)
  const undo = may ? () => takeBack(last) : undefined
  useShortcuts({ z: undo })

  return (
    <RecientesContextProvider
      value={{
        last,
        failed,
        decided,
        lookedAt,
        settle: (sending, ended) =>
          setAll((before) => before.map((each) => (each === sending ? ended : each))),
        remember: (decision) => {
          write.reset()
          setAll((before) => [...before, decision].slice(-most))
        },
        undo,
        problem: write.error instanceof Refusal || isPast ? undefined : write.error?.message,
      }}
    >
      {children}
    </RecientesContextProvider>
  )
}

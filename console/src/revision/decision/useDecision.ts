import type { Request } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import type { Address } from '@portal/ui/list/address.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import type { Revision } from '../documento/revision.ts'
import { decisionAbout, type Decision, type LastDecision } from '../../recientes/decision.ts'
import { useRecientes } from '../../recientes/recientes.ts'
import { nombreDe } from '../documento/nombre.ts'

interface DecisionOptions {
  revision: Revision
  queue: Address
  /** Others of the same paper that are decided with it. */
  tambien: readonly string[]
  /** What is decided without having been answered is told again by `settle`, once it was. */
  onDecided: (decision: LastDecision) => void
  /** Fields that the server found wrong; what it says of no field is in `problem`. */
  onFields: (fields: Readonly<Record<string, string>>) => void
}

/**
 * Takes a decision on the version that was read. What somebody else decided meanwhile shows instead. `ahead`: who decides goes
 * on without waiting for the answer, and hears of one that did not come to pass wherever they are; so nothing that was typed may
 * be in it.
 */
export const useDecision = ({ revision, queue, tambien, onDecided, onFields }: DecisionOptions) => {
  const t = useTexts()
  const toast = useToast()
  const queryClient = useQueryClient()
  const { settle } = useRecientes()
  const sent = useRef(false)
  const { documentoid, version, tipodocumento, nombre } = revision
  const que = t('revision.deQuien', { tipo: tipodocumento, nombre })
  const write = useWrite('DecidirDocumento', {
    refreshBehind: true,
    waits: ({ decision }) => ({
      what: t(`decision.espera.${decision}`, { que }),
      about: decisionAbout(documentoid),
    }),
  })

  const decide = (
    decision: Decision,
    more: Omit<Request<'DecidirDocumento'>, 'documentoid' | 'tambien' | 'decision' | 'version'>,
    { ahead = false } = {},
  ) => {
    // Two strokes may come before what the first one changed is drawn.
    if (write.isPending || sent.current) return
    sent.current = true
    // A block is about one: whoever is blocked, the paper of the others may stand.
    const shared = decision === 'aprobar' || decision === 'rechazar' ? [...tambien] : []
    const taken: LastDecision = { documentoid, decision, tambien: shared, queue, ...nombreDe(revision) }
    const sending = { ...taken, sending: true }
    const answered = write.mutateAsync({
      documentoid,
      version,
      decision,
      ...more,
      ...(shared.length > 0 && { tambien: shared }),
    })
    if (ahead) onDecided(sending)
    const tell = (how: Partial<LastDecision>) =>
      ahead ? settle(sending, { ...taken, ...how }) : onDecided({ ...taken, ...how })
    answered.then(
      ({ records: [decided] }) => tell({ undoUntil: untilOf(decided?.deshacer) }),
      (error: unknown) => {
        sent.current = false
        const stale = error instanceof Refusal && error.is('STALE_VERSION')
        if (stale) void queryClient.invalidateQueries()
        if (error instanceof Waiting) {
          tell({ waits: true })
        } else if (ahead) {
          settle(sending, {
            ...taken,
            failed: stale ? t('decision.otroDecidioAntes') : error instanceof Error ? error.message : '',
          })
        } else if (stale) {
          toast({ severity: 'warning', message: t('decision.otroDecidio'), durationMs: 6000 })
        } else if (error instanceof Refusal && error.body.fields) {
          onFields(error.body.fields)
        }
      },
    )
  }
  return {
    decide,
    deciding: write.isPending ? write.variables.decision : undefined,
    problem: write.error instanceof Waiting ? undefined : write.error?.message,
    forgetProblem: write.reset,
  }
}

const untilOf = (seconds: number | null | undefined): number | undefined =>
  seconds == null ? undefined : performance.now() + seconds * 1000

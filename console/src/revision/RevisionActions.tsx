import { Check as CheckIcon, Lock as LockIcon, LockOpen as UnlockIcon } from 'lucide-react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionBar } from '../DecisionBar.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import type { ReasonedDecision } from './MotivoDecision.tsx'
import type { Revision } from './revision.ts'
import type { Decision } from './decision.ts'

/** A second stroke of the same key must not decide the document that just opened, unseen. */
const settleMs = 600

const useSettled = () => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

interface RevisionActionsProps {
  estado: Revision['estado']
  /** The decision that is on its way. */
  deciding: Decision | undefined
  onApprove: () => void
  onAsk: (decision: ReasonedDecision) => void
}

/** What may be decided from where the document stands. What was rejected or withdrawn is presented anew by its carrier. */
export const RevisionActions = ({ estado, deciding, onApprove, onAsk }: RevisionActionsProps) => {
  const { t } = useTranslation()
  const settled = useSettled()
  const waits = estado === 'en revision'
  const busy = deciding !== undefined
  useShortcuts(waits && settled && !busy ? { a: onApprove, r: () => onAsk('rechazar') } : {})

  if (waits) {
    return (
      <DecisionBar>
        <Tooltip title={t('revision.bloquear.titulo')}>
          <span>
            <IconButton aria-label={t('decidir.bloquear')} disabled={busy} onClick={() => onAsk('bloquear')}>
              <LockIcon />
            </IconButton>
          </span>
        </Tooltip>
        <Button
          variant="outlined"
          color="error"
          disabled={busy}
          aria-keyshortcuts="R"
          onClick={() => onAsk('rechazar')}
        >
          {t('decidir.rechazar')} <Kbd>R</Kbd>
        </Button>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          loading={deciding === 'aprobar'}
          disabled={busy}
          aria-keyshortcuts="A"
          onClick={onApprove}
        >
          {t('decidir.aprobar')} <Kbd>A</Kbd>
        </Button>
      </DecisionBar>
    )
  }
  if (estado === 'aprobado') {
    return (
      <DecisionBar>
        <Button
          variant="outlined"
          color="error"
          startIcon={<LockIcon />}
          disabled={busy}
          onClick={() => onAsk('bloquear')}
        >
          {t('decidir.bloquear')}
        </Button>
      </DecisionBar>
    )
  }
  return (
    estado === 'bloqueado' && (
      <DecisionBar>
        <Button
          variant="contained"
          startIcon={<UnlockIcon />}
          disabled={busy}
          onClick={() => onAsk('desbloquear')}
        >
          {t('decidir.desbloquear')}
        </Button>
      </DecisionBar>
    )
  )
}

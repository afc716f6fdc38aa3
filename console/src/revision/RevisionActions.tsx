import { Lock as LockIcon, LockOpen as UnlockIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toneToken } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { DecisionBar } from '../DecisionBar.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import type { Decision } from './decision.ts'
import type { ReasonedDecision } from './MotivoDecision.tsx'
import type { Revision } from './revision.ts'

interface RevisionActionsProps {
  estado: Revision['estado']
  /** The document is before the eyes of who decides, and was for a moment. */
  seen: boolean
  /** It could not be drawn, so they can't see it here. */
  unseeable: boolean
  /** The decision that was given up a moment ago: the focus goes back to its button. */
  returning: ReasonedDecision | undefined
  /** The person says that they looked at the original of what could not be drawn. */
  onOriginal: () => void
  /** The decision that is on its way. */
  deciding: Decision | undefined
  onApprove: () => void
  onAsk: (decision: ReasonedDecision) => void
}

/** What may be decided from where the document stands. What was rejected or withdrawn is presented anew by its carrier. */
export const RevisionActions = ({
  estado,
  seen,
  unseeable,
  returning,
  onOriginal,
  deciding,
  onApprove,
  onAsk,
}: RevisionActionsProps) => {
  const { t } = useTranslation()
  const waits = estado === 'en revision'
  const busy = deciding !== undefined
  const armed = waits && seen && !busy
  const mayBlock = (waits || estado === 'aprobado') && !busy
  const block = () => onAsk('bloquear')
  const reject = () => onAsk('rechazar')
  useShortcuts({
    a: armed ? onApprove : undefined,
    r: armed ? reject : undefined,
    b: mayBlock ? block : undefined,
  })

  if (waits) {
    return (
      <DecisionBar notice={unseeable && <SinVer onOriginal={onOriginal} />}>
        <Button
          color="inherit"
          disabled={!mayBlock}
          autoFocus={returning === 'bloquear'}
          aria-keyshortcuts="B"
          onClick={block}
        >
          {t('decidir.bloquear')} <Kbd>B</Kbd>
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={!armed}
          autoFocus={returning === 'rechazar'}
          aria-keyshortcuts="R"
          onClick={reject}
        >
          {t('decidir.rechazar')} <Kbd>R</Kbd>
        </Button>
        <Button
          variant="contained"
          color="secondary"
          loading={deciding === 'aprobar'}
          disabled={!armed}
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
          aria-keyshortcuts="B"
          onClick={block}
        >
          {t('decidir.bloquear')} <Kbd>B</Kbd>
        </Button>
      </DecisionBar>
    )
  }
  return (
    estado === 'bloqueado' && (
      <DecisionBar>
        <Button
          variant="contained"
          color="secondary"
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

/** Nobody decides what they did not see: the step that says it was seen elsewhere. */
const SinVer = ({ onOriginal }: { onOriginal: () => void }) => {
  const { t } = useTranslation()
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        padding: '8px 16px',
        fontSize: '0.875rem',
        lineHeight: '20px',
        color: toneToken('ochre', 'text'),
        backgroundColor: toneToken('ochre', 'soft'),
      }}
    >
      <Box sx={{ flex: '1 1 200px', fontWeight: 600 }}>{t('revision.sinVer.aviso')}</Box>
      <Button variant="outlined" size="small" onClick={onOriginal}>
        {t('revision.sinVer.mire')}
      </Button>
    </Box>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { Mail as MailIcon } from 'lucide-react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Refusal } from '@portal/contract'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/app/signal/Waiting.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { DecisionBar } from '../DecisionBar.tsx'
import { FraseField } from '../FraseField.tsx'
import { motivoOf, motivoSchema, otro, type MotivoValues } from '../motivo.ts'
import { PanelLateral } from '../PanelLateral.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useConfirmKey } from '../shortcuts/useConfirmKey.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { Opciones } from './Opciones.tsx'
import type { Registro } from './registro.ts'

interface RegistroPanelProps {
  registro: Registro
  /** Leaves it as it is and opens the next one. */
  onLater: (() => void) | undefined
}

/** Approves, or rejects with a reason. What somebody else decided meanwhile shows instead. */
export const RegistroPanel = ({ registro, onLater }: RegistroPanelProps) => {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [decision, setDecision] = useState<'aprobar' | 'rechazar'>('aprobar')
  const schema = useMemo(() => motivoSchema(t('motivo.elegir')), [t])
  const { control, handleSubmit } = useForm<MotivoValues>({
    resolver: zodResolver(schema),
    defaultValues: { frase: null, detalle: '' },
  })
  const ownWords = useWatch({ control, name: 'frase' }) === otro
  const { registroid, email } = registro
  const nombre = `${registro.firstname} ${registro.lastname}`
  const waits = () => ({ what: t('decision.espera.registro', { nombre }), about: `registro ${registroid}` })
  const approve = useWrite('AprobarRegistro', { waits })
  const reject = useWrite('RechazarRegistro', { waits })
  const warnings = registro.controles.filter(({ ok }) => !ok).length
  const busy = approve.isPending || reject.isPending
  const problem = approve.error ?? reject.error

  const onError = (error: Error) => {
    if (error instanceof Waiting) toast({ severity: 'info', message: error.message, about: 'registro' })
    if (!(error instanceof Refusal) || !error.is('STALE_VERSION')) return
    void queryClient.invalidateQueries()
    toast({ severity: 'warning', message: t('decision.otroDecidio'), durationMs: 6000 })
  }

  const askAndApprove = async () => {
    const sure =
      warnings === 0 ||
      (await confirm({
        title: t('registro.aprobar.titulo', { nombre }),
        message: t('registro.aprobar.conAvisos', { count: warnings, email }),
        confirmLabel: t('registro.aprobar.confirmar'),
      }))
    if (!sure) return
    approve.mutate(
      { registroid },
      { onError, onSuccess: () => toast({ message: t('registro.aprobar.hecho', { email }) }) },
    )
  }
  const rejectSaying = (values: MotivoValues) =>
    reject.mutate(
      { registroid, motivo: motivoOf(values) },
      { onError, onSuccess: () => toast({ message: t('registro.rechazar.hecho', { email }) }) },
    )
  const decide = () => {
    if (busy) return
    if (decision === 'aprobar') void askAndApprove()
    else void handleSubmit(rejectSaying)()
  }
  useShortcuts({ a: () => setDecision('aprobar'), r: () => setDecision('rechazar') })
  useConfirmKey(decide)

  return (
    <PanelLateral
      label={t('registro.decision.titulo')}
      foot={
        <DecisionBar
          notice={
            problem && (
              <Alert severity={problem instanceof Waiting ? 'info' : 'error'} sx={{ borderRadius: 0 }}>
                {problem.message}
              </Alert>
            )
          }
        >
          {onLater && (
            <Button variant="outlined" color="inherit" aria-keyshortcuts="J" onClick={onLater}>
              {t('registro.decision.despues')} <Kbd>J</Kbd>
            </Button>
          )}
          <Button
            variant="contained"
            color="secondary"
            loading={busy}
            aria-keyshortcuts="Control+Enter"
            onClick={decide}
          >
            {t(
              decision === 'aprobar'
                ? 'registro.decision.confirmarAprobar'
                : 'registro.decision.confirmarRechazar',
            )}{' '}
            <Kbd>Ctrl ↵</Kbd>
          </Button>
        </DecisionBar>
      }
    >
      <Box sx={{ padding: '16px 24px 12px', borderBlockEnd: `1px solid ${token('line')}` }}>
        <Typography variant="h2" sx={{ lineHeight: '24px' }}>
          {t('registro.decision.titulo')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('registro.decision.aviso')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, padding: '16px 24px' }}>
        <Opciones decision={decision} onDecision={setDecision} />
        {decision === 'aprobar' ? (
          <Carta email={email} />
        ) : (
          <>
            <FraseField
              control={control}
              label={t('motivo.frases')}
              frases={t('registro.rechazar.frases', { returnObjects: true })}
            />
            <TextField
              control={control}
              name="detalle"
              label={ownWords ? t('motivo.motivo') : t('motivo.detalle')}
              hint={t('registro.rechazar.ayuda', { email })}
              multiline
              maxLength={400}
              required={ownWords}
            />
          </>
        )}
      </Box>
    </PanelLateral>
  )
}

/** The letter that approving sends, as far as it is the same for everybody. */
const Carta = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        overflow: 'hidden',
        border: `1px solid ${token('line')}`,
        borderRadius: '8px',
        fontSize: '0.875rem',
        lineHeight: '20px',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          padding: '8px 12px',
          fontSize: '0.75rem',
          lineHeight: '16px',
          overflowWrap: 'anywhere',
          color: token('inkSoft'),
          backgroundColor: token('cardShade'),
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <MailIcon size={16} style={{ flex: 'none' }} />
        <span>
          <Trans i18nKey="registro.decision.correoA" values={{ email }} components={{ b: <b /> }} />
        </span>
      </Box>
      <Box sx={{ padding: '10px 12px 12px' }}>
        <Box sx={{ fontWeight: 600 }}>{t('registro.decision.correoAsunto')}</Box>
        <Box sx={{ color: token('inkSoft') }}>{t('registro.decision.correoDice')}</Box>
      </Box>
    </Box>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/app/signal/Waiting.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { DecisionBar } from '../DecisionBar.tsx'
import { FraseField } from '../FraseField.tsx'
import { motivoOf, motivoSchema, otro, type MotivoValues } from '../motivo.ts'
import { PanelHead } from '../PanelHead.tsx'
import { PanelLateral } from '../PanelLateral.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useConfirmKey } from '../shortcuts/useConfirmKey.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { Carta } from './Carta.tsx'
import { Opciones } from './Opciones.tsx'
import type { Registro } from './registro.ts'
import styles from './registroPanel.module.css'

interface RegistroPanelProps {
  registro: Registro
  /** Leaves it as it is and opens the next one. */
  onLater: (() => void) | undefined
}

/** Approves, or rejects with a reason. What somebody else decided meanwhile shows instead. */
export const RegistroPanel = ({ registro, onLater }: RegistroPanelProps) => {
  const t = useTexts()
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
              <Notice severity={problem instanceof Waiting ? 'info' : 'error'}>{problem.message}</Notice>
            )
          }
        >
          {onLater && (
            <Button aria-keyshortcuts="J" onClick={onLater}>
              {t('registro.decision.despues')} <Kbd>J</Kbd>
            </Button>
          )}
          <Button kind="primary" busy={busy} aria-keyshortcuts="Control+Enter" onClick={decide}>
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
      <PanelHead roomy title={t('registro.decision.titulo')} subtitle={t('registro.decision.aviso')} />
      <div className={styles.body}>
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
      </div>
    </PanelLateral>
  )
}

import CheckIcon from '@mui/icons-material/Check'
import Button from '@mui/material/Button'
import { Refusal } from '@portal/contract'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionBar } from '../DecisionBar.tsx'
import { MotivoPanel } from '../MotivoPanel.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/app/signal/Waiting.ts'
import type { Registro } from './registro.ts'

/** Approves after asking, or rejects with a reason. What somebody else decided meanwhile shows instead. */
export const RegistroActions = ({ registro }: { registro: Registro }) => {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [rejecting, setRejecting] = useState(false)
  const { registroid, email } = registro
  const nombre = `${registro.firstname} ${registro.lastname}`
  const waits = () => ({ what: t('decision.espera.registro', { nombre }), about: `registro ${registroid}` })
  const approve = useWrite('AprobarRegistro', { waits })
  const reject = useWrite('RechazarRegistro', { waits })
  const warnings = registro.controles.filter(({ ok }) => !ok).length
  const busy = approve.isPending || reject.isPending

  const onError = (error: Error) => {
    if (error instanceof Waiting) {
      setRejecting(false)
      toast({ severity: 'info', message: error.message })
    } else if (error instanceof Refusal && error.is('STALE_VERSION')) {
      setRejecting(false)
      void queryClient.invalidateQueries()
      toast({ severity: 'warning', message: t('decision.otroDecidio'), durationMs: 6000 })
    } else if (!rejecting) {
      toast({ severity: 'error', message: error.message, durationMs: 6000 })
    }
  }

  const askAndApprove = async () => {
    const confirmed = await confirm({
      title: t('registro.aprobar.titulo', { nombre }),
      message:
        warnings > 0
          ? t('registro.aprobar.conAvisos', { count: warnings, email })
          : t('registro.aprobar.mensaje', { email }),
      confirmLabel: t('registro.aprobar.confirmar'),
    })
    if (!confirmed) return
    approve.mutate(
      { registroid },
      { onError, onSuccess: () => toast({ message: t('registro.aprobar.hecho', { email }) }) },
    )
  }

  const rejectWith = (motivo: string) =>
    reject.mutate(
      { registroid, motivo },
      {
        onError,
        onSuccess: () => {
          setRejecting(false)
          toast({ message: t('registro.rechazar.hecho', { email }) })
        },
      },
    )

  const openReject = () => {
    reject.reset()
    setRejecting(true)
  }
  useShortcuts(busy ? {} : { a: () => void askAndApprove(), r: openReject })

  return (
    <>
      <DecisionBar>
        <Button variant="outlined" color="error" disabled={busy} aria-keyshortcuts="R" onClick={openReject}>
          {t('decidir.rechazar')} <Kbd>R</Kbd>
        </Button>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          loading={approve.isPending}
          disabled={busy}
          aria-keyshortcuts="A"
          onClick={() => void askAndApprove()}
        >
          {t('decidir.aprobar')} <Kbd>A</Kbd>
        </Button>
      </DecisionBar>
      {rejecting && (
        <MotivoPanel
          title={t('registro.rechazar.titulo')}
          subtitle={nombre}
          hint={t('registro.rechazar.ayuda', { email })}
          frases={t('registro.rechazar.frases', { returnObjects: true })}
          confirmLabel={t('decidir.rechazar')}
          busy={reject.isPending}
          problem={reject.error?.message}
          onConfirm={rejectWith}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  )
}

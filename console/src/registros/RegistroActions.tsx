import { Check as CheckIcon } from 'lucide-react'
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
import type { Registro } from './registro.ts'

/** Approves after asking, or rejects with a reason. What somebody else decided meanwhile shows instead. */
export const RegistroActions = ({ registro }: { registro: Registro }) => {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const toast = useToast()
  const queryClient = useQueryClient()
  const approve = useWrite('AprobarRegistro')
  const reject = useWrite('RechazarRegistro')
  const [rejecting, setRejecting] = useState(false)
  const { registroid, email } = registro
  const nombre = `${registro.firstname} ${registro.lastname}`
  const warnings = registro.controles.filter(({ ok }) => !ok).length
  const busy = approve.isPending || reject.isPending

  const someoneElseDecided = (error: unknown) => {
    if (!(error instanceof Refusal && error.is('STALE_VERSION'))) return false
    setRejecting(false)
    void queryClient.invalidateQueries()
    toast({ severity: 'warning', message: t('decision.otroDecidio'), durationMs: 6000 })
    return true
  }
  const approveUnlessDecided = async () => {
    try {
      await approve.mutateAsync({ registroid })
      toast({ message: t('registro.aprobar.hecho', { email }) })
    } catch (error) {
      if (!someoneElseDecided(error)) throw error
    }
  }

  const askAndApprove = () =>
    confirm({
      title: t('registro.aprobar.titulo', { nombre }),
      message:
        warnings > 0
          ? t('registro.aprobar.conAvisos', { count: warnings, email })
          : t('registro.aprobar.mensaje', { email }),
      confirmLabel: t('registro.aprobar.confirmar'),
      run: approveUnlessDecided,
    })

  const rejectWith = (motivo: string) =>
    reject.mutate(
      { registroid, motivo },
      {
        onError: someoneElseDecided,
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

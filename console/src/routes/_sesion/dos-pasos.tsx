import { lenient } from '@portal/ui/list/listSearch.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { isOwnAddress } from '../../rutas.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Activar } from '@portal/parts/dosPasos/Activar.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { owesTotp } from '../../session/owesTotp.ts'
import { sessionQuery } from '../../app.ts'
import { Activa } from '../../dosPasos/Activa.tsx'
import { ClaveForm, type Secreto } from '../../dosPasos/ClaveForm.tsx'
import styles from '../../dosPasos/dosPasos.module.css'
import { QuitarPanel } from '../../dosPasos/QuitarPanel.tsx'

export const Route = createFileRoute('/_sesion/dos-pasos')({
  /** Where somebody was going who has to come by here first. */
  validateSearch: z.object({ volver: lenient(z.string().check(z.refine(isOwnAddress))) }),
  component: DosPasos,
})

function DosPasos() {
  const t = useTexts()
  const toast = useToast()
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const { volver } = Route.useSearch()
  const { operador: loaded } = Route.useRouteContext()
  const { data: { login: operador } = { login: loaded } } = useQuery(sessionQuery)
  const [step, setStep] = useState<'clave' | 'quitar' | Secreto>()
  const activate = useWrite('ActivarTotpOperador')
  const rest = () => setStep(undefined)

  const changed = (login: typeof operador) => {
    queryClient.setQueryData(sessionQuery.queryKey, { login })
    toast({ message: t(login.totp ? 'dosPasos.activada' : 'dosPasos.quitada') })
    rest()
    if (volver !== undefined) void navigate({ href: volver, replace: true })
  }

  return (
    <Screen title={t('dosPasos.titulo')} subtitle={t('dosPasos.explicacion')}>
      {owesTotp(operador) && (
        <Notice severity="warning" className={`room-below ${styles.card}`}>
          {t('segundoPaso.exigida')}
        </Notice>
      )}
      <Card padded className={styles.card}>
        {typeof step === 'object' ? (
          <Activar
            secreto={step}
            activating={activate.isPending}
            activate={async (values) => changed((await activate.mutateAsync(values)).login)}
            onCancel={rest}
          />
        ) : step === 'clave' || !operador.totp ? (
          <ClaveForm onStarted={setStep} onCancel={step === 'clave' ? rest : undefined} />
        ) : (
          <Activa
            onMove={() => setStep('clave')}
            onTake={operador.totp_obligatorio ? undefined : () => setStep('quitar')}
          />
        )}
      </Card>
      {step === 'quitar' && <QuitarPanel onTaken={changed} onClose={rest} />}
    </Screen>
  )
}

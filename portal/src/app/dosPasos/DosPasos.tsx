import { Activar } from '@portal/parts/dosPasos/Activar.tsx'
import { FailedScreen } from '@portal/ui/app/FailedScreen.tsx'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Activa } from './Activa.tsx'
import styles from './dosPasos.module.css'
import { Empezar, type Secreto } from './Empezar.tsx'
import { Hoja } from './Hoja.tsx'
import { PruebaPanel } from './PruebaPanel.tsx'

type Step = 'mover' | 'renovar' | 'quitar' | { secreto: Secreto } | { codigos: readonly string[] }

/** The person's own second step: on, another phone, other recovery codes, off. See docs/decisions/0072. */
export const DosPasos = () => {
  const t = useTexts()
  const toast = useToast()
  const [step, setStep] = useState<Step>()
  const { data, error, refetch } = useQuery(operationQuery('DetailTotp', {}))
  const start = useWrite('IniciarTotp')
  const activate = useWrite('ActivarTotp')
  const renew = useWrite('RenovarRecuperacion')
  const take = useWrite('QuitarTotp')

  if (!data && error) return <FailedScreen error={error} onRetry={() => void refetch()} />
  const [now] = data?.records ?? []
  if (!now) return <WaitingScreen height={320} />
  const rest = () => setStep(undefined)
  const showSheet = ({ records: [sheet] }: { records: { codigos: readonly string[] }[] }) =>
    setStep(sheet && { codigos: sheet.codigos })

  return (
    <Screen title={t('dosPasos.titulo')} subtitle={t('dosPasos.explicacion')}>
      <Card padded className={styles.card}>
        {typeof step === 'object' && 'codigos' in step ? (
          <Hoja codigos={step.codigos} onKept={rest} />
        ) : typeof step === 'object' ? (
          <Activar
            secreto={step.secreto}
            activating={activate.isPending}
            activate={async (values) => {
              showSheet(await activate.mutateAsync(values))
              toast({ message: t('dosPasos.activada') })
            }}
            onCancel={rest}
          />
        ) : now.activo ? (
          <Activa
            codigos={now.codigos}
            onMove={() => setStep('mover')}
            onRenew={() => setStep('renovar')}
            onTake={() => setStep('quitar')}
          />
        ) : (
          <Empezar onStarted={(secreto) => setStep({ secreto })} />
        )}
      </Card>
      {step === 'mover' && (
        <PruebaPanel
          title={t('recuperacion.mover')}
          consequence={t('recuperacion.moverConsecuencia')}
          confirm={t('dosPasos.empezar')}
          either
          busy={start.isPending}
          prove={async (prueba) => {
            const [secreto] = (await start.mutateAsync(prueba)).records
            setStep(secreto && { secreto })
          }}
          onClose={rest}
        />
      )}
      {step === 'renovar' && (
        <PruebaPanel
          title={t('recuperacion.pedir')}
          consequence={t('recuperacion.pedirConsecuencia')}
          confirm={t('recuperacion.confirmar')}
          busy={renew.isPending}
          prove={async ({ password, totp = '' }) => showSheet(await renew.mutateAsync({ password, totp }))}
          onClose={rest}
        />
      )}
      {step === 'quitar' && (
        <PruebaPanel
          title={t('dosPasos.quitar.titulo')}
          consequence={t('dosPasos.quitar.consecuencia')}
          confirm={t('dosPasos.quitar.confirmar')}
          danger
          either
          busy={take.isPending}
          prove={async (prueba) => {
            await take.mutateAsync(prueba)
            toast({ message: t('dosPasos.quitada') })
            rest()
          }}
          onClose={rest}
        />
      )}
    </Screen>
  )
}

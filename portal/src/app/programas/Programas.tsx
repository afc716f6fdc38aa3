import { CalendarioCard } from '@portal/parts/calendario/CalendarioCard.tsx'
import { ComoSePregunta } from '@portal/parts/programas/ComoSePregunta.tsx'
import { LlaveNueva } from '@portal/parts/programas/LlaveNueva.tsx'
import { isVigente, prefijoDe, type Programa, type ProgramaNuevo } from '@portal/parts/programas/programa.ts'
import { ProgramaPanel } from '@portal/parts/programas/ProgramaPanel.tsx'
import { useQuitar } from '@portal/parts/programas/useQuitar.ts'
import { WebhooksAside } from '@portal/parts/webhooks/WebhooksAside.tsx'
import { WebhooksBody } from '@portal/parts/webhooks/WebhooksBody.tsx'
import { useWebhooks } from '@portal/parts/webhooks/useWebhooks.ts'
import { FailedScreen } from '@portal/ui/app/FailedScreen.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { HeadAction, PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound as KeyIcon, Plus as NewIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useMayAsk, useMayWrite } from '../session/useLogin.ts'
import styles from './programas.module.css'
import { ProgramasTable } from './ProgramasTable.tsx'

/** Programs of others that ask for the account, with a key each. */
export const Programas = () => {
  const t = useTexts()
  const id = useId()
  const mayWrite = useMayWrite()
  const knowsCalendar = useMayAsk('DetailCalendario')
  const quitar = useQuitar('llave')
  const { data, error, refetch } = useQuery(operationQuery('ListTokens', {}))
  const webhooks = useWebhooks()
  const [adding, setAdding] = useState(false)
  // Nowhere else: leaving the screen is the end of it.
  const [nuevo, setNuevo] = useState<ProgramaNuevo>()

  if (!data && error) return <FailedScreen error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingScreen height={280} />
  const { records } = data
  const nothingYet = records.length === 0 && !nuevo
  const add = { label: t('programas.nuevo'), icon: <NewIcon />, onClick: () => setAdding(true) }
  const take = async (programa: Programa) => {
    // What doesn't open any more is nothing to copy.
    if ((await quitar(programa)) && programa.tokenid === nuevo?.tokenid) setNuevo(undefined)
  }

  return (
    <Screen
      title={t('programas.titulo')}
      subtitle={t('programas.explicacion')}
      // The one amber of the screen is the key's for as long as it is there to copy.
      actions={mayWrite && (nuevo ? <HeadAction {...add} /> : <PrimaryAction {...add} />)}
    >
      <div className={knowsCalendar ? styles.screen : undefined}>
        <div className={styles.main}>
          <Card as="section" aria-labelledby={id}>
            <div className={styles.head}>
              <h2 id={id} className="heading">
                {t('programas.conLlave')}
              </h2>
              <p className="soft">{t('programas.soloLoTuyo')}</p>
            </div>
            {nuevo && (
              <LlaveNueva
                key={nuevo.tokenid}
                de={nuevo}
                palabra="llave"
                onClose={() => setNuevo(undefined)}
              />
            )}
            {nothingYet ? (
              <EmptyState
                icon={<KeyIcon />}
                title={t('programas.vacio.titulo')}
                message={t('programas.vacio.mensaje')}
              />
            ) : (
              <ProgramasTable programas={records} onTake={(programa) => void take(programa)} />
            )}
          </Card>
          {!webhooks.absent && (
            <>
              <Card as="section" aria-labelledby={`${id}-webhooks`}>
                <div className={styles.head}>
                  <h2 id={`${id}-webhooks`} className="heading">
                    {t('webhook.titulo')}
                  </h2>
                  <p className="soft">{t('webhook.explicacion')}</p>
                  {mayWrite && (
                    <Button size="small" className="to-end" onClick={() => webhooks.setAsked('nuevo')}>
                      {t('webhook.nuevo')}
                    </Button>
                  )}
                </div>
                <WebhooksBody of={webhooks} ofCuenta />
              </Card>
              <WebhooksAside of={webhooks} ofCuenta mayChange={() => mayWrite} />
            </>
          )}
          <Card as="section" aria-labelledby={`${id}-como`} className="pad-12-edge">
            <h2 id={`${id}-como`} className="heading">
              {t('programas.como')}
            </h2>
            <ComoSePregunta
              prefijo={nuevo ? prefijoDe(nuevo) : (records.find(isVigente)?.prefijo ?? 'pt_c1042')}
            />
          </Card>
        </div>
        {knowsCalendar && <CalendarioCard mayWrite={mayWrite} />}
      </div>
      {adding && (
        <ProgramaPanel
          title={t('programas.nuevo')}
          subtitle={t('programas.nuevoMensaje')}
          make={t('programas.crear')}
          onClose={() => setAdding(false)}
          onMade={(made) => {
            setAdding(false)
            setNuevo(made)
          }}
        />
      )}
    </Screen>
  )
}

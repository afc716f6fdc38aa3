import { ComoSePregunta } from '@portal/parts/programas/ComoSePregunta.tsx'
import { LlaveNueva } from '@portal/parts/programas/LlaveNueva.tsx'
import { isVigente, type ProgramaNuevo } from '@portal/parts/programas/programa.ts'
import { ProgramaPanel } from '@portal/parts/programas/ProgramaPanel.tsx'
import { WebhooksAside } from '@portal/parts/webhooks/WebhooksAside.tsx'
import { WebhooksBody } from '@portal/parts/webhooks/WebhooksBody.tsx'
import { useWebhooks } from '@portal/parts/webhooks/useWebhooks.ts'
import { FailedScreen } from '@portal/ui/app/FailedScreen.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { WaitingScreen } from '@portal/ui/app/WaitingScreen.tsx'
import { HeadAction, PrimaryAction } from '@portal/ui/controls/actions.tsx'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '@portal/ui/feedback/Dialog.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp as HelpIcon, KeyRound as KeyIcon, Plus as NewIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Bloque } from '../piezas/Bloque.tsx'
import styles from './programas.module.css'
import { ProgramasList } from './ProgramasList.tsx'

/** Programs that ask: the provider's, and those of all accounts. */
export const Programas = () => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('ListTokens', {}))
  const webhooks = useWebhooks()
  const [adding, setAdding] = useState(false)
  const [explaining, setExplaining] = useState(false)
  // Nowhere else: leaving the screen is the end of it.
  const [nuevo, setNuevo] = useState<ProgramaNuevo>()

  if (!data && error) return <FailedScreen error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingScreen height={280} />
  const { records } = data
  const count = records.filter(isVigente).length
  const add = { label: t('programas.nuevo'), icon: <NewIcon />, onClick: () => setAdding(true) }

  return (
    <Screen
      title={t('programas.titulo')}
      subtitle={t('programas.cuantos', { count, n: formatNumber(count) })}
      actions={
        <>
          <HeadAction
            label={t('programas.comoSeUsa')}
            icon={<HelpIcon />}
            onClick={() => setExplaining(true)}
          />
          <HeadAction
            label={t('webhook.nuevo')}
            icon={<NewIcon />}
            onClick={() => webhooks.setAsked('nuevo')}
          />
          {/* The one amber of the screen is the token's for as long as it is there to copy. */}
          {nuevo ? <HeadAction {...add} /> : <PrimaryAction {...add} />}
        </>
      }
    >
      <div className="stack gap-16">
        <div className={styles.dos}>
          <Bloque title={t('programas.tokens')} note={t('programas.preguntan')}>
            {nuevo && (
              <div className={styles.llave}>
                <LlaveNueva
                  key={nuevo.tokenid}
                  de={nuevo}
                  palabra="token"
                  onClose={() => setNuevo(undefined)}
                />
              </div>
            )}
            {records.length === 0 && !nuevo ? (
              <EmptyState
                icon={<KeyIcon />}
                title={t('programas.vacio.titulo')}
                message={t('programas.vacio.mensaje')}
              />
            ) : (
              <ProgramasList
                programas={records}
                // What doesn't open any more is nothing to copy.
                onTaken={(tokenid) => setNuevo((so) => (so?.tokenid === tokenid ? undefined : so))}
              />
            )}
          </Bloque>
          <Bloque title={t('webhook.titulo')} note={t('webhook.avisan')}>
            <div className={styles.llave}>
              <WebhooksBody of={webhooks} ofCuenta={false} />
            </div>
          </Bloque>
        </div>
        <WebhooksAside of={webhooks} ofCuenta={false} mayChange={({ cuentaid }) => cuentaid === null} />
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
      {explaining && (
        <ComoSeUsa
          prefijo={records.find(({ cuentaid }) => cuentaid === null)?.prefijo ?? 'pt_p1042'}
          onClose={() => setExplaining(false)}
        />
      )}
    </Screen>
  )
}

const ComoSeUsa = ({ prefijo, onClose }: { prefijo: string; onClose: () => void }) => {
  const t = useTexts()
  const id = useId()
  return (
    <Dialog onClose={onClose} dismissable labelledBy={id} width={720}>
      <DialogTitle id={id}>{t('programas.comoSeUsa')}</DialogTitle>
      <DialogBody>
        <ComoSePregunta prefijo={prefijo} />
      </DialogBody>
      <DialogActions>
        <Button kind="quiet" onClick={onClose}>
          {t('acciones.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

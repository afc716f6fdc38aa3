import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Entregas } from './Entregas.tsx'
import { useWebhookActions } from './useWebhookActions.ts'
import type { Webhooks } from './useWebhooks.ts'
import { isVivo } from './webhook.ts'
import { WebhookPanel } from './WebhookPanel.tsx'

interface WebhooksAsideProps {
  of: Webhooks
  ofCuenta: boolean
  /** Whether the caller may change this one. */
  mayChange: (webhook: { cuentaid?: string | null | undefined }) => boolean
}

/** What belongs to the address that is open: what it was told, what can be done with it, and the form that is asked for. */
export const WebhooksAside = ({ of, ofCuenta, mayChange }: WebhooksAsideProps) => {
  const t = useTexts()
  const { open, setOpenid, pressed, asked, setAsked, setSecreto } = of
  const actions = useWebhookActions()
  const mine = open && isVivo(open) && mayChange(open)
  return (
    <>
      {actions.problem && <Notice severity="warning">{actions.problem.message}</Notice>}
      {open && (
        <Entregas
          key={open.webhookid}
          webhook={open}
          pressed={pressed}
          actions={
            isVivo(open) && (
              <>
                {open.estado !== 'apagado' && (
                  <Button size="small" busy={actions.testing} onClick={() => actions.probar(open)}>
                    {t('webhook.probar.accion')}
                  </Button>
                )}
                {mine && (
                  <Button kind="quiet" size="small" onClick={() => setAsked('cambio')}>
                    {t('acciones.editar')}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() =>
                    void actions
                      .quitar(open)
                      .then(
                        (taken) =>
                          taken && setSecreto((so) => (so?.webhookid === open.webhookid ? undefined : so)),
                      )
                  }
                >
                  {t('webhook.quitar.accion')}
                </Button>
              </>
            )
          }
        />
      )}
      {asked && (
        <WebhookPanel
          webhook={asked === 'cambio' ? open : undefined}
          ofCuenta={ofCuenta}
          onClose={() => setAsked(undefined)}
          onSecreto={(webhook) => {
            setAsked(undefined)
            void actions.cambiarSecreto(webhook).then((made) => made && setSecreto(made))
          }}
          onSaved={(webhookid, secreto) => {
            setAsked(undefined)
            setOpenid(webhookid)
            if (secreto) setSecreto(secreto)
          }}
        />
      )}
    </>
  )
}

import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Webhook as WebhookIcon } from 'lucide-react'
import { LlaveNueva } from '../programas/LlaveNueva.tsx'
import type { Webhooks } from './useWebhooks.ts'
import { WebhooksList } from './WebhooksList.tsx'

/** What stands in the card of those that are told: the secret of a new one, and all of them. */
export const WebhooksBody = ({ of, ofCuenta }: { of: Webhooks; ofCuenta: boolean }) => {
  const t = useTexts()
  const { records, error, retry, open, press, secreto, setSecreto } = of
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!records) return <Placeholder height={120} />
  return (
    <>
      {secreto && (
        <LlaveNueva
          key={secreto.token}
          de={secreto}
          palabra="secreto"
          onClose={() => setSecreto(undefined)}
        />
      )}
      {records.length === 0 && !secreto ? (
        <EmptyState
          icon={<WebhookIcon />}
          title={t('webhook.sin.titulo')}
          message={t('webhook.sin.mensaje')}
        />
      ) : (
        <WebhooksList webhooks={records} ofCuenta={ofCuenta} openid={open?.webhookid} onOpen={press} />
      )}
    </>
  )
}

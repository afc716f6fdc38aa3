import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { isVivo, type Webhook } from './webhook.ts'
import { WebhookRow } from './WebhookRow.tsx'
import styles from './webhooks.module.css'

interface WebhooksListProps {
  webhooks: readonly Webhook[]
  openid: string | undefined
  ofCuenta: boolean
  onOpen: (webhookid: string) => void
}

/** Those that are told, and below them, quieter, those that were until lately. */
export const WebhooksList = ({ webhooks, openid, ofCuenta, onOpen }: WebhooksListProps) => {
  const t = useTexts()
  const ended = webhooks.filter((webhook) => !isVivo(webhook))
  const row = (webhook: Webhook) => (
    <WebhookRow
      key={webhook.webhookid}
      webhook={webhook}
      ofCuenta={ofCuenta}
      current={webhook.webhookid === openid}
      onOpen={() => onOpen(webhook.webhookid)}
    />
  )
  return (
    <div className={styles.list}>
      <ul className="line-above lined small">{webhooks.filter(isVivo).map(row)}</ul>
      {ended.length > 0 && (
        <section>
          <h3 className="tiny soft semibold shaded line-above pad-10-16">{t('webhook.terminados')}</h3>
          <ul className="line-above lined small soft">{ended.map(row)}</ul>
        </section>
      )}
    </div>
  )
}

import { Button } from '@portal/ui/controls/Button.tsx'
import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { DataList } from '@portal/ui/show/DataList.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Send as SendIcon } from 'lucide-react'
import { useId } from 'react'
import { useUso } from '../programas/useUso.ts'
import { RespuestaChip } from './RespuestaChip.tsx'
import type { Entrega } from './webhook.ts'
import styles from './webhooks.module.css'

interface EntregaDetailProps {
  entrega: Entrega
  /** It was asked for: who did goes on from here. */
  asked: boolean
  /** Sends it again; absent where nothing may be sent. */
  onAgain?: (() => void) | undefined
  busy: boolean
}

const focusOnce = (detail: HTMLElement | null) => detail?.focus()

/** One event as it went out, and what came back. */
export const EntregaDetail = ({ entrega, asked, onAgain, busy }: EntregaDetailProps) => {
  const t = useTexts()
  const id = useId()
  const uso = useUso()
  const { tipo, intentos = 0, intentada, tardo, proxima, mandado = '', respuesta } = entrega
  return (
    <Card
      as="section"
      ref={asked ? focusOnce : undefined}
      tabIndex={-1}
      aria-labelledby={id}
      className={`unringed ${styles.detail}`}
    >
      <div className="row spread gap-8">
        <h3 id={id} className="heading-16 breaks" dir="ltr">
          {tipo}
        </h3>
        <RespuestaChip entrega={entrega} />
      </div>
      <DataList
        data={[
          { label: t('webhook.cuando'), value: intentada && uso.momento(intentada) },
          { label: t('webhook.intentos'), value: formatNumber(intentos) },
          { label: t('webhook.tardo'), value: tardo != null && t('webhook.ms', { n: formatNumber(tardo) }) },
          ...(proxima ? [{ label: t('webhook.vuelve'), value: formatDateTime(proxima) }] : []),
        ]}
      />
      <Escrito title={t('webhook.mandamos')} text={mandado} />
      {respuesta !== null && respuesta !== undefined && (
        <Escrito
          title={t('webhook.contestaron')}
          text={respuesta === '' ? t('webhook.sinTexto') : respuesta}
        />
      )}
      {onAgain && (
        <div>
          <Button icon={<SendIcon size={20} aria-hidden />} busy={busy} onClick={onAgain}>
            {t('webhook.reenviar.una')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** What others wrote, or read, letter by letter. */
const Escrito = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.escrito}>
    <div className="row spread">
      <h4 className="small semibold">{title}</h4>
      <div>
        <CopyButton kind="quiet" size="small" text={text} of={title} />
      </div>
    </div>
    {/* It may be longer than its box: who has no pointer scrolls it with the arrows. */}
    <pre dir="ltr" tabIndex={0} role="group" aria-label={title}>
      {text}
    </pre>
  </div>
)

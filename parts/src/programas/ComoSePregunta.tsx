import { CopyButton } from '@portal/ui/feedback/CopyButton.tsx'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { FileText as ManualIcon } from 'lucide-react'
import styles from './programas.module.css'

const patente = 'AB123CD'

/** How a program asks: a line to try at once, what comes back, and where the rest is said. */
export const ComoSePregunta = ({ prefijo }: { prefijo: string }) => {
  const t = useTexts()
  const curl = `curl -H "Authorization: Bearer ${prefijo}_…" \\\n  "${location.origin}/api/v1/aptitud?dominio=${patente}"`
  return (
    <div className={styles.como}>
      <p className="soft">{t('programa.como.mensaje')}</p>
      {/* It may be wider than a phone: who has no pointer scrolls it with the arrows. */}
      <pre dir="ltr" tabIndex={0} role="group" aria-label={t('programa.como.ejemplo')}>
        {curl}
        {'\n\n{ '}
        <b>&quot;apto&quot;: &quot;no&quot;</b>
        {`, "hasta": null, "culpables": [
  { "tipo": "VTV / RTO", "recurso": "${patente}",
    "estado": "vencido", "desde": "2026-11-12" } ] }`}
      </pre>
      <div className={`row wraps ${styles.more}`}>
        <ButtonLink
          kind="quiet"
          size="small"
          href="/api/v1/manual"
          target="_blank"
          rel="noopener"
          icon={<ManualIcon size={20} aria-hidden />}
        >
          {t('programa.como.manual')}
        </ButtonLink>
        <CopyButton kind="quiet" size="small" text={curl} of={t('programa.como.ejemplo')} />
      </div>
    </div>
  )
}

import { Mail as MailIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import i18next from 'i18next'
import { Trans } from 'react-i18next/TransWithoutContext'
import styles from './carta.module.css'

/** The letter that approving sends, as far as it is the same for everybody. */
export const Carta = ({ email }: { email: string }) => {
  const t = useTexts()
  return (
    <div className={styles.letter}>
      <p className={styles.to}>
        <MailIcon size={16} />
        <span>
          <Trans
            i18n={i18next}
            t={t}
            i18nKey="registro.decision.correoA"
            values={{ email }}
            components={{ b: <b /> }}
          />
        </span>
      </p>
      <div className={styles.says}>
        <b>{t('registro.decision.correoAsunto')}</b>
        <p>{t('registro.decision.correoDice')}</p>
      </div>
    </div>
  )
}

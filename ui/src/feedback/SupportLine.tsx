import { Fragment, use } from 'react'
import { SupportContext, whatsAppHref } from './support.ts'
import { useTexts } from '../texts/useTexts.ts'
import { TextLink } from '../controls/TextLink.tsx'
import styles from './states.module.css'

/** Under an error: whom to ask, where that is known; and with what. */
export const SupportLine = ({ withNumber }: { withNumber: boolean }) => {
  const t = useTexts()
  const { telefono, email } = use(SupportContext)
  const chat = whatsAppHref(telefono)
  const ways = [
    chat && (
      <TextLink href={chat} target="_blank" rel="noopener">
        {t('falla.soporte.whatsapp')}
      </TextLink>
    ),
    email && <TextLink href={`mailto:${email}`}>{t('falla.soporte.email', { email })}</TextLink>,
  ].filter(Boolean)
  if (ways.length === 0) return null
  return (
    <p className={styles.support}>
      {t('falla.soporte.siSigue')}{' '}
      {ways.map((way, index) => (
        <Fragment key={index}>
          {index > 0 && ` ${t('falla.soporte.o')} `}
          {way}
        </Fragment>
      ))}
      {withNumber && ` ${t('falla.soporte.conElNumero')}`}.
    </p>
  )
}

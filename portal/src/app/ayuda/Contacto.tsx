import { formatPhone } from '@portal/contract/telefono.ts'
import { whatsAppHref } from '@portal/ui/feedback/support.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Panel } from '@portal/ui/show/Panel.tsx'
import { useLogin } from '../session/useLogin.ts'
import styles from './ayuda.module.css'

/** Whom to ask, where the provider says it. */
export const Contacto = () => {
  const t = useTexts()
  const { proveedor } = useLogin()
  const { nombre, telefono, email } = proveedor ?? {}
  const chat = whatsAppHref(telefono)
  if (!telefono && !email) return null
  return (
    <Panel title={t('ayuda.contacto.titulo')}>
      {nombre && <p className={styles.who}>{t('ayuda.contacto.mensaje', { proveedor: nombre })}</p>}
      <dl className="stack gap-12">
        {telefono && (
          <>
            {chat && (
              <div>
                <dt className="tiny soft">{t('ayuda.contacto.whatsapp')}</dt>
                <dd className="breaks">
                  <TextLink href={chat} target="_blank" rel="noopener">
                    {formatPhone(telefono)}
                  </TextLink>
                </dd>
              </div>
            )}
            <div>
              <dt className="tiny soft">{t('ayuda.contacto.telefono')}</dt>
              <dd className="breaks">
                <TextLink href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>{formatPhone(telefono)}</TextLink>
              </dd>
            </div>
          </>
        )}
        {email && (
          <div>
            <dt className="tiny soft">{t('ayuda.contacto.email')}</dt>
            <dd className="breaks">
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}

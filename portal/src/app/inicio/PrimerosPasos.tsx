import { LinkBehavior } from '@portal/ui/theme/LinkBehavior.tsx'
import { useTranslation } from 'react-i18next'
import { documentosEn, rutas } from '../rutas.ts'
import styles from './inicio.module.css'
import { Seccion } from './Seccion.tsx'

/** What gets a new carrier started, instead of zeros. */
export const PrimerosPasos = () => {
  const { t } = useTranslation()
  const pasos = [
    { key: 'choferes', href: rutas.nuevoChofer() },
    { key: 'dominios', href: rutas.nuevoDominio() },
    { key: 'documentos', href: documentosEn('pendientes') },
  ] as const
  return (
    <Seccion title={t('inicio.pasos.titulo')}>
      <ol className={styles.steps}>
        {pasos.map(({ key, href }, index) => (
          <li key={key}>
            <b>
              <span aria-hidden>{index + 1}</span>
              {t(`inicio.pasos.${key}.titulo`)}
            </b>
            <p style={{ margin: 0 }}>{t(`inicio.pasos.${key}.mensaje`)}</p>
            <LinkBehavior href={href}>{t(`inicio.pasos.${key}.accion`)}</LinkBehavior>
          </li>
        ))}
      </ol>
    </Seccion>
  )
}

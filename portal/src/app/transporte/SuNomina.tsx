import { Link } from '@portal/ui/controls/Link.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Seccion } from '../piezas/Seccion.tsx'
import { rutas } from '../rutas.ts'
import { useMayAsk } from '../session/useLogin.ts'
import styles from './transporte.module.css'

/** The way to the lists of who works for the company. */
export const SuNomina = () => {
  const t = useTexts()
  if (!useMayAsk('ListNominas')) return null
  return (
    <Seccion title={t('nominas.titulo')} all={<Link href={rutas.nomina()}>{t('nominas.ver')}</Link>}>
      <p className={`small soft ${styles.latest}`}>{t('nominas.enTransporte')}</p>
    </Seccion>
  )
}

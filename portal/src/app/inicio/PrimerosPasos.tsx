import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { LinkBehavior } from '@portal/ui/theme/LinkBehavior.tsx'
import { useQuery } from '@tanstack/react-query'
import { Check as DoneIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { documentosEn, rutas } from '../rutas.ts'
import { useMayWrite } from '../session/useLogin.ts'
import styles from './pasos.module.css'
import { Seccion } from './Seccion.tsx'

/** A step is a part of the first unit, which is put together on the way. */
const parts = {
  empresa: { vehiculo: 'Tractor', cantidad_ejes: 3 },
  recursos: { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
  documentos: { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
} as const

interface Paso {
  key: keyof typeof parts
  is: 'done' | 'now' | 'later'
  message: string
  href?: string
}

/** What gets a new carrier started, instead of zeros. Whoever sees it has completed their company already. */
export const PrimerosPasos = () => {
  const t = useTexts()
  const mayWrite = useMayWrite()
  const { data } = useQuery(operationQuery('Dashboard', {}))
  const { choferes, dominios } = data?.cantidades ?? {}
  if (choferes === undefined || dominios === undefined) return null
  const loaded = choferes > 0 && dominios > 0
  const missing = choferes === 0 ? 'chofer' : 'dominio'
  const pasos: readonly Paso[] = [
    { key: 'empresa', is: 'done', message: t('inicio.pasos.hecho') },
    loaded
      ? { key: 'recursos', is: 'done', message: t('inicio.pasos.hecho') }
      : {
          key: 'recursos',
          is: 'now',
          message: t(`inicio.pasos.recursos.ahora.${missing}`),
          href: missing === 'chofer' ? rutas.nuevoChofer() : rutas.nuevoDominio(),
        },
    loaded
      ? {
          key: 'documentos',
          is: 'now',
          message: t('inicio.pasos.documentos.ahora'),
          href: documentosEn('pendientes'),
        }
      : { key: 'documentos', is: 'later', message: t('inicio.pasos.documentos.mensaje') },
  ]
  const hechos = pasos.filter(({ is }) => is === 'done').length
  return (
    <Seccion title={t('inicio.pasos.titulo')} of={t('inicio.pasos.van', { hechos, total: pasos.length })}>
      <ol className={styles.steps}>
        {pasos.map(({ key, is, message, href }, index) => (
          <li key={key} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
            <span className={styles.vehicle}>
              <Silueta dominio={parts[key]} height={64} decorative />
            </span>
            <span className={styles.number}>
              {is === 'done' ? <DoneIcon size={16} aria-hidden /> : index + 1}
            </span>
            <b>{t(`inicio.pasos.${key}.titulo`)}</b>
            {href === undefined || !mayWrite ? (
              <p>{message}</p>
            ) : (
              <LinkBehavior href={href}>{message}</LinkBehavior>
            )}
          </li>
        ))}
      </ol>
    </Seccion>
  )
}

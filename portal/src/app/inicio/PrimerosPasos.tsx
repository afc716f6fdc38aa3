import { Silueta } from '@portal/parts/vehiculos/Silueta.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { Link } from '@portal/ui/controls/Link.tsx'
import { Check as DoneIcon, Plus as NewIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMayWrite } from '../session/useLogin.ts'
import styles from './pasos.module.css'
import { Seccion } from '../piezas/Seccion.tsx'
import { lugarDelPaso, pasos, usePasos, type PasoSiguiente } from './usePasos.ts'

/** A step is a part of the first unit, which is put together on the way. */
const parts = {
  empresa: { vehiculo: 'Tractor', cantidad_ejes: 3 },
  chofer: { vehiculo: 'Bitrén', carroceria: 'Tolva', cantidad_ejes: 3 },
  dominio: { vehiculo: 'Bitrén', carroceria: 'Tolva', cantidad_ejes: 3 },
  unidad: { vehiculo: 'Semirremolque', carroceria: 'Tolva', cantidad_ejes: 3 },
} as const

interface PrimerosPasosProps {
  /** The next step is what its screen is for. */
  amber?: boolean
  /** What else can be done with the guide. */
  action?: ReactNode
}

/** What gets a new carrier started, until there is a chofer, a dominio and a unidad; nothing after that. */
export const PrimerosPasos = ({ amber = false, action }: PrimerosPasosProps) => {
  const t = useTexts()
  const mayWrite = useMayWrite()
  const { hechos, siguiente } = usePasos() ?? {}
  if (!hechos || !siguiente) return null
  const act = (paso: PasoSiguiente) =>
    amber ? (
      <ButtonLink kind="primary" size="small" icon={<NewIcon aria-hidden />} href={lugarDelPaso[paso]}>
        {t(`inicio.pasos.${paso}.boton`)}
      </ButtonLink>
    ) : (
      <Link href={lugarDelPaso[paso]}>{t(`inicio.pasos.${paso}.boton`)}</Link>
    )
  return (
    <Seccion
      title={t('inicio.pasos.titulo')}
      of={t('inicio.pasos.van', { hechos: hechos.length, total: pasos.length })}
      all={action}
    >
      <ol className={styles.steps}>
        {pasos.map((paso, index) => {
          const is = hechos.includes(paso) ? 'done' : paso === siguiente ? 'now' : 'later'
          return (
            <li key={paso} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <span className={styles.vehicle}>
                <Silueta dominio={parts[paso]} height={64} decorative />
              </span>
              <span className={styles.number}>
                {is === 'done' ? <DoneIcon size={16} aria-hidden /> : index + 1}
              </span>
              <b className="heading-16">{t(`inicio.pasos.${paso}.titulo`)}</b>
              {is === 'now' && paso === siguiente && mayWrite ? (
                act(paso)
              ) : (
                <p className="soft">
                  {t(is === 'done' ? 'inicio.pasos.hecho' : `inicio.pasos.${paso}.para`)}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </Seccion>
  )
}

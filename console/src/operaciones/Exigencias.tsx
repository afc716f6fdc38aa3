import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { FileText as PedidoIcon, ShieldAlert as CriticoIcon } from 'lucide-react'
import { Fragment } from 'react'
import { iconoDeRecurso } from '../piezas/iconoDeRecurso.ts'
import type { Exigencia } from './operacion.ts'
import styles from './operacion.module.css'

interface ExigenciasProps {
  exigencias: readonly Exigencia[]
  /** What is said of one beside what it is. */
  besides?: (exigencia: Exigencia) => string | undefined
  label: string
}

/** What is asked beyond the general, by whom it is asked of. */
export const Exigencias = ({ exigencias, besides, label }: ExigenciasProps) => {
  const t = useTexts()
  const recursos = [...new Set(exigencias.map(({ docrectipo_recurso }) => docrectipo_recurso))]
  return (
    <div role="group" aria-label={label}>
      {recursos.map((recurso) => {
        const Icon = iconoDeRecurso[recurso]
        return (
          <Fragment key={recurso}>
            <h3 className={styles.recurso}>
              <Icon aria-hidden size={16} />
              {t(`tipoRecurso.${recurso}`)}
            </h3>
            <ul>
              {exigencias
                .filter(({ docrectipo_recurso }) => docrectipo_recurso === recurso)
                .map((exigencia) => (
                  <li key={exigencia.tipodocumentoid} className={styles.exigencia}>
                    <UnaExigencia exigencia={exigencia} besides={besides?.(exigencia)} />
                  </li>
                ))}
            </ul>
          </Fragment>
        )
      })}
    </div>
  )
}

const UnaExigencia = ({ exigencia, besides }: { exigencia: Exigencia; besides: string | undefined }) => {
  const t = useTexts()
  const { tipodocumento, critico, obligatorio, vigente_desde, vigente_hasta, fuente } = exigencia
  const rigor = critico ? 'critico' : obligatorio ? 'pedido' : 'optativo'
  const Icon = critico ? CriticoIcon : PedidoIcon
  const hoy = hoyEnBuenosAires()
  const said = [
    vigente_desde !== null && t('operacion.exigencia.desde', { fecha: formatDate(vigente_desde) }),
    vigente_hasta !== null &&
      t(`operacion.exigencia.${vigente_hasta < hoy ? 'termino' : 'hasta'}`, {
        fecha: formatDate(vigente_hasta),
      }),
    fuente,
    besides,
  ].filter(Boolean)
  return (
    <>
      <b className="semibold breaks">{tipodocumento}</b>
      <span className={styles.rigor} data-critico={critico || undefined}>
        <Icon aria-hidden size={16} />
        {t(`operacion.exigencia.${rigor}`)}
      </span>
      {said.length > 0 && <small className="tiny soft breaks digits">{said.join(' · ')}</small>}
    </>
  )
}

import { DocumentoChip } from '@portal/parts/chips.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { useId } from 'react'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useEspera } from '../../piezas/useEspera.ts'
import section from '../../piezas/seccion.module.css'
import styles from './panelRevision.module.css'
import type { Revision } from '../documento/revision.ts'

const severity = {
  aprobado: 'success',
  rechazado: 'error',
  anulado: 'info',
  bloqueado: 'warning',
} as const

/** What the document is, how it stands, how long it waits over what is promised, and who decided what and why. */
export const Resumen = ({ revision }: { revision: Revision }) => {
  const t = useTexts()
  const { hace, promesa } = useEspera()
  const { tipodocumento, estado, critico, presentado, presentado_por, dias, fuera_de_plazo } = revision
  const { plazo_revision_dias: plazo, decidido, decidido_por, motivo, bloqueo } = revision
  return (
    <div className={section.section}>
      <h2 className="heading">{tipodocumento}</h2>
      <div className={styles.line}>
        <DocumentoChip estado={estado} />
        {critico && <Critico />}
        {estado === 'en revision' && dias !== null && (
          <b className="to-end medium ink" data-late={fuera_de_plazo || undefined}>
            {hace(dias)}
          </b>
        )}
      </div>
      <div className={styles.line}>
        <span>
          {t(revision.presentado_por_proveedor ? 'revision.presentadoEnSuNombre' : 'revision.presentadoPor', {
            nombre: presentado_por,
            fecha: formatDateTime(presentado),
          })}
        </span>
        {estado === 'en revision' && plazo !== null && <span className="to-end">{promesa(plazo)}</span>}
      </div>
      <ParaDonde {...revision} />
      {estado !== 'en revision' && (
        <Notice severity={severity[estado]} title={t(`revision.decidido.${estado}`)} className="above-12">
          {estado === 'bloqueado'
            ? bloqueo && (
                <>
                  <div>
                    {t('decision.porYCuando', {
                      nombre: bloqueo.por ?? '—',
                      fecha: formatDateTime(bloqueo.desde),
                    })}
                  </div>
                  {bloqueo.motivo && <div>{t('decision.motivo', { motivo: bloqueo.motivo })}</div>}
                </>
              )
            : decidido && (
                <div>
                  {t('decision.porYCuando', {
                    nombre: decidido_por ?? '—',
                    fecha: formatDateTime(decidido),
                  })}
                </div>
              )}
          {estado !== 'bloqueado' && motivo && <div>{t('decision.motivo', { motivo })}</div>}
        </Notice>
      )}
    </div>
  )
}

/** Which operaciones ask for it, and where it is critical; nothing where none does. */
const ParaDonde = ({ operaciones, soloOperaciones }: Pick<Revision, 'operaciones' | 'soloOperaciones'>) => {
  const t = useTexts()
  if (!operaciones) return null
  const names = operaciones.map(({ nombre, critico }) =>
    critico ? t('revision.criticoEn', { operacion: nombre }) : nombre,
  )
  return (
    <div className={styles.line}>
      <span>
        {t(soloOperaciones ? 'casilla.loPide' : 'casilla.masEstricto', {
          count: names.length,
          operaciones: listed(names),
        })}
      </span>
    </div>
  )
}

/** Why it matters: shown under the pointer, and in full to whoever comes by with keys or a finger. */
const Critico = () => {
  const t = useTexts()
  const id = useId()
  const why = t('revision.criticoPorque')
  return (
    <span
      tabIndex={0}
      title={why}
      aria-describedby={id}
      className={styles.critical}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.blur()
      }}
    >
      {t('revision.critico')}
      <span id={id} role="tooltip">
        {why}
      </span>
    </span>
  )
}

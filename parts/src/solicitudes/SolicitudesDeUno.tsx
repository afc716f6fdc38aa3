import { hoyEnBuenosAires, diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { ReactNode } from 'react'
import { plazoDeSolicitud, solicitudLook, type Solicitud } from './solicitud.ts'

interface SolicitudesDeUnoProps {
  solicitudes: readonly Solicitud[]
  /** What can be done about one. */
  actionOf?: (solicitud: Solicitud) => ReactNode
}

/** What was asked about somebody's data, the newest first, and what was done. */
export const SolicitudesDeUno = ({ solicitudes, actionOf }: SolicitudesDeUnoProps) => {
  const t = useTexts()
  if (solicitudes.length === 0) return null
  const hoy = hoyEnBuenosAires()
  return (
    <section aria-label={t('solicitudes.anteriores')}>
      <h3 className="heading-16">{t('solicitudes.anteriores')}</h3>
      <ul className="lined">
        {solicitudes.map((solicitud) => {
          const { solicitudid, estado, pide, detalle, vence, respuesta, resuelta, resuelta_por } = solicitud
          return (
            <li key={solicitudid} className="stack gap-8 room-above">
              <p className="row wraps gap-10">
                {pide && <b>{t(`solicitudes.pide.${pide}`)}</b>}
                {estado && <ToneChip {...solicitudLook[estado]} label={t(`solicitudesEstado.${estado}`)} />}
                {estado === 'abierta' && vence && (
                  <span className="soft small">{plazoDeSolicitud(t, vence, hoy)}</span>
                )}
                {estado === 'abierta' && actionOf?.(solicitud)}
              </p>
              {detalle && <p className="small breaks">{detalle}</p>}
              {resuelta && estado !== 'retirada' && (
                <p className="small soft breaks">
                  {t('solicitudes.respondio', {
                    por: resuelta_por ?? t('solicitudes.alguien'),
                    fecha: formatDate(diaEnBuenosAires(new Date(resuelta))),
                    respuesta: respuesta ?? '',
                  })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

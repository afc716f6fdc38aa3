import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useEffect, useRef } from 'react'
import type { Sumadas } from './SumarTransportes.tsx'

interface ResultadoDeSumarProps {
  sumadas: Sumadas & { desde: string }
  operacion: string
}

/** All that came of a list: who began, who took part already, and of whom nothing was done. */
export const ResultadoDeSumar = ({ sumadas, operacion }: ResultadoDeSumarProps) => {
  const t = useTexts()
  const { cambiadas, sinFin, iguales, desconocidos, deshabilitadas, desde } = sumadas
  const began = cambiadas - sinFin
  const left = desconocidos.length + deshabilitadas.length
  // Below what is in sight it would be missed.
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => shown.current?.focus(), [sumadas])
  const said = (count: number) => ({ count, n: formatNumber(count) })
  return (
    <div ref={shown} tabIndex={-1} className="unringed">
      <Notice
        severity={left > 0 ? 'warning' : cambiadas > 0 ? 'success' : 'info'}
        title={
          began > 0
            ? t('operacion.sumar.hecho', { ...said(began), operacion, fecha: formatDate(desde) })
            : t(sinFin > 0 ? 'operacion.sumar.sinFin' : 'operacion.sumar.nadieEmpezo', said(sinFin))
        }
      >
        {began > 0 && sinFin > 0 && <p>{t('operacion.sumar.sinFin', said(sinFin))}</p>}
        {iguales > 0 && <p>{t('operacion.sumar.iguales', said(iguales))}</p>}
        {desconocidos.length > 0 && (
          <p>
            <ConCuit>
              {t('operacion.sumar.desconocidos', {
                ...said(desconocidos.length),
                cuales: listed(desconocidos.map(formatCuit)),
              })}
            </ConCuit>
          </p>
        )}
        {deshabilitadas.length > 0 && (
          <p>
            {t('operacion.sumar.deshabilitadas', {
              ...said(deshabilitadas.length),
              cuales: listed(deshabilitadas.map(({ accountname }) => accountname)),
            })}
          </p>
        )}
      </Notice>
    </div>
  )
}

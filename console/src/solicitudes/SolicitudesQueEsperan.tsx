import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { plazoDeSolicitud } from '@portal/parts/solicitudes/solicitud.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp as UnknownIcon, UserPen as AskIcon } from 'lucide-react'
import { Bloque } from '../piezas/Bloque.tsx'
import { Renglon, Renglones } from '../piezas/Renglon.tsx'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

/** The first to end, of those that wait. */
const first = { estado: 'abierta', order: 'vence ASC', page: 1, pagesize: 3 } as const

/** Tells an administrador that somebody asked about their data and until when it is answered; otherwise nothing. */
export const SolicitudesQueEsperan = () => (useEsAdministrador() ? <QueEsperan /> : null)

const QueEsperan = () => {
  const t = useTexts()
  const { data, error, refetch } = useQuery(operationQuery('SolicitudesDeDatos', first))
  if (!error && (!data || data.total === 0)) return null
  const hoy = hoyEnBuenosAires()
  return (
    <div className="room-below">
      <Bloque
        title={t('solicitudes.inicio.titulo')}
        more={
          data && (
            <TextLink href={rutas.solicitudes()}>
              {t('solicitudes.inicio.ver', { count: data.total, n: formatNumber(data.total) })}
            </TextLink>
          )
        }
      >
        <Renglones>
          {!data ? (
            <Renglon
              tone="slate"
              icon={UnknownIcon}
              title={t('solicitudes.inicio.fallo')}
              detail={error.message}
              action={
                <Button kind="quiet" size="small" onClick={() => void refetch()}>
                  {t('acciones.reintentar')}
                </Button>
              }
            />
          ) : (
            data.records.map(({ solicitudid, nombre, accountname, pide, vence }) => (
              <Renglon
                key={solicitudid}
                tone={vence <= hoy ? 'red' : 'ochre'}
                icon={AskIcon}
                title={`${nombre} · ${accountname}`}
                detail={`${t(`solicitudes.pide.${pide}`)}: ${plazoDeSolicitud(t, vence, hoy)}`}
              />
            ))
          )}
        </Renglones>
      </Bloque>
    </div>
  )
}

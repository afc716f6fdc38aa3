import {
  CircleCheck as GoodIcon,
  CircleHelp as UnknownIcon,
  DoorOpen as GateIcon,
  Clock as LateIcon,
  FileX as LostIcon,
  Mail as MailIcon,
} from 'lucide-react'
import type { Result } from '@portal/contract'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../rutas.ts'
import { useInusuales } from '../refusedAttacks/useInusuales.ts'
import { estadoDe } from '../tareas/tarea.ts'
import { useTareaTexts } from '../tareas/useTareaTexts.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import { Renglon, Renglones } from '../piezas/Renglon.tsx'

/** The newest of those that did not leave: the one that can be sent from here. */
const failed = { estado: 'fallido', pagesize: 1 } as const

interface CorreosYTareasProps {
  cola: Result<'Cola'>
  /** Nothing is said as long as all goes by itself. */
  soloLoQueNo?: boolean
}

/** What does not go by itself, and that the rest does. */
export const CorreosYTareas = ({ cola, soloLoQueNo = false }: CorreosYTareasProps) => {
  const t = useTexts()
  const toast = useToast()
  const send = useWrite('ReenviarCorreo')
  const { correosFallidos, tareasAtrasadas, archivosDanados, puertas } = cola
  const correo = useQuery({ ...operationQuery('ListCorreos', failed), enabled: correosFallidos > 0 }).data
    ?.records[0]
  const leidas = useQuery(operationQuery('Tareas', {}))
  const tareas = leidas.data?.records
  const unknown = tareas === undefined && leidas.error !== null
  const late = tareas?.filter(({ atrasada }) => atrasada) ?? []
  const estados = tareas?.map(estadoDe) ?? []
  const failedTareas = tareas?.filter((tarea) => estadoDe(tarea) === 'fallo') ?? []
  const good = estados.filter((estado) => estado === 'bien' || estado === 'corriendo').length
  const inusuales = useInusuales()
  const stopped =
    unknown ||
    failedTareas.length > 0 ||
    [correosFallidos, tareasAtrasadas, archivosDanados, puertas.listasViejas, puertas.igualesHoy].some(
      (count) => count > 0,
    )
  // All is well where nothing else says otherwise, as beside this block something may.
  const troubled = inusuales.estado !== 'nada' || stopped || estados.includes('atrasada')
  const { nombre } = useTareaTexts()
  if (soloLoQueNo && !stopped) return null
  const verTareas = (
    <TextLink href={rutas.tareas()} aria-label={t('cola.sistema.verTareas')}>
      {t('cola.sistema.ver')}
    </TextLink>
  )
  const sendAgain = ({ correoid, para }: { correoid: string; para: string }) =>
    send.mutate(
      { correoid },
      { onSuccess: () => toast({ message: t('cola.sistema.reintentado', { para }) }) },
    )

  return (
    <Bloque
      title={t('cola.sistema.titulo')}
      more={
        correosFallidos > 1 && (
          <TextLink href={rutas.correos({ estado: 'fallido' })}>
            {t('cola.sistema.verCorreos', { n: formatNumber(correosFallidos) })}
          </TextLink>
        )
      }
    >
      <Renglones>
        {correosFallidos > 0 && (
          <Renglon
            tone="red"
            icon={MailIcon}
            title={t('cola.sistema.correos', { count: correosFallidos, n: formatNumber(correosFallidos) })}
            detail={send.error?.message ?? (correo && t('cola.sistema.ultimoCorreo', { para: correo.para }))}
            action={
              correo?.sin_reenvio === null && (
                <Button
                  kind="quiet"
                  size="small"
                  busy={send.isPending}
                  aria-label={t('cola.sistema.reintentarCual', { para: correo.para })}
                  onClick={() => sendAgain(correo)}
                >
                  {t('cola.sistema.reintentar')}
                </Button>
              )
            }
          />
        )}
        {archivosDanados > 0 && (
          <Renglon
            tone="red"
            icon={LostIcon}
            title={t('cola.sistema.archivos', { count: archivosDanados, n: formatNumber(archivosDanados) })}
            detail={t('cola.sistema.archivosAyuda')}
          />
        )}
        {failedTareas.length > 0 && (
          <Renglon
            tone="red"
            icon={LateIcon}
            title={t('cola.sistema.tareasFallidas', {
              count: failedTareas.length,
              n: formatNumber(failedTareas.length),
            })}
            detail={failedTareas.map(({ tarea }) => nombre(tarea)).join(', ')}
            action={verTareas}
          />
        )}
        {unknown && (
          <Renglon
            tone="slate"
            icon={UnknownIcon}
            title={t('cola.sistema.tareasNoSeSabe')}
            detail={leidas.error.message}
            action={
              <Button kind="quiet" size="small" onClick={() => void leidas.refetch()}>
                {t('acciones.reintentar')}
              </Button>
            }
          />
        )}
        {tareasAtrasadas > 0 && (
          <Renglon
            tone="ochre"
            icon={LateIcon}
            title={t('cola.sistema.tareas', { count: tareasAtrasadas, n: formatNumber(tareasAtrasadas) })}
            detail={late.map(({ tarea }) => nombre(tarea)).join(', ')}
            action={verTareas}
          />
        )}
        {puertas.igualesHoy > 0 && (
          <Renglon
            tone="red"
            icon={GateIcon}
            title={t('cola.sistema.iguales', {
              count: puertas.igualesHoy,
              n: formatNumber(puertas.igualesHoy),
            })}
            action={
              <TextLink href={rutas.porteria({ hallazgo: 'igual' })} aria-label={t('cola.sistema.verPasos')}>
                {t('cola.sistema.ver')}
              </TextLink>
            }
          />
        )}
        {puertas.listasViejas > 0 && (
          <Renglon
            tone="ochre"
            icon={GateIcon}
            title={t('cola.sistema.listas', {
              count: puertas.listasViejas,
              n: formatNumber(puertas.listasViejas),
            })}
            detail={t('cola.sistema.listasAyuda')}
            action={
              <TextLink href={rutas.puertas()} aria-label={t('cola.sistema.verPuertas')}>
                {t('cola.sistema.ver')}
              </TextLink>
            }
          />
        )}
        {good > 0 && (
          <Renglon
            tone="green"
            icon={GoodIcon}
            title={t(troubled ? 'cola.sistema.bien' : 'cola.sistema.todoBien')}
            detail={t('cola.sistema.controles', { count: good, n: formatNumber(good) })}
            {...(!troubled && { action: verTareas })}
          />
        )}
      </Renglones>
    </Bloque>
  )
}

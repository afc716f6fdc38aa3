import { CircleCheck as GoodIcon, Clock as LateIcon, Mail as MailIcon } from 'lucide-react'
import type { Result } from '@portal/contract'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { Bloque } from '../Bloque.tsx'
import { Renglon, Renglones } from './Renglon.tsx'

/** The newest of those that did not leave: the one that can be sent from here. */
const failed = { estado: 'fallido', pagesize: 1 } as const

const knownTareas = [
  'limpieza',
  'huerfanos',
  'vencimientos',
  'veredictos',
  'hitos',
  'avisos',
  'correo',
] as const

/** What does not go by itself, and that the rest does. */
export const CorreosYTareas = ({ cola }: { cola: Result<'Cola'> }) => {
  const t = useTexts()
  const toast = useToast()
  const send = useWrite('ReenviarCorreo')
  const { correosFallidos, tareasAtrasadas } = cola
  const correo = useQuery({ ...operationQuery('ListCorreos', failed), enabled: correosFallidos > 0 }).data
    ?.records[0]
  const tareas = useQuery(operationQuery('Tareas', {})).data?.records
  const late = tareas?.filter(({ atrasada }) => atrasada) ?? []
  const good = tareas?.filter(({ atrasada, ultimo_error }) => !atrasada && ultimo_error === null).length
  const troubled = correosFallidos > 0 || tareasAtrasadas > 0
  const nameOf = (tarea: string) => {
    const known = knownTareas.find((each) => each === tarea)
    return known ? t(`cola.sistema.tarea.${known}`) : t('cola.sistema.otraTarea')
  }
  const sendAgain = ({ correoid, para }: { correoid: string; para: string }) =>
    send.mutate(
      { correoid },
      { onSuccess: () => toast({ message: t('cola.sistema.reintentado', { para }) }) },
    )

  return (
    <Bloque title={t('cola.sistema.titulo')}>
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
        {tareasAtrasadas > 0 && (
          <Renglon
            tone="ochre"
            icon={LateIcon}
            title={t('cola.sistema.tareas', { count: tareasAtrasadas, n: formatNumber(tareasAtrasadas) })}
            detail={late.map(({ tarea }) => nameOf(tarea)).join(', ')}
          />
        )}
        {good !== undefined && good > 0 && (
          <Renglon
            tone="green"
            icon={GoodIcon}
            title={t(troubled ? 'cola.sistema.bien' : 'cola.sistema.todoBien')}
            detail={t('cola.sistema.controles', { count: good, n: formatNumber(good) })}
          />
        )}
      </Renglones>
    </Bloque>
  )
}

import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { SolicitarDialog } from '@portal/parts/solicitudes/SolicitarDialog.tsx'
import { SolicitudesDeUno } from '@portal/parts/solicitudes/SolicitudesDeUno.tsx'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ResponderEnFila, Respuestas } from './Responder.tsx'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

interface SolicitarProps {
  cuentaid: string
  recurso: { recursoid: string; tiporecurso: TipoRecurso; nombre: string }
}

/** That somebody came to the provider and asked about their data, for an administrador. */
export const Solicitar = (props: SolicitarProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const shown = useEsAdministrador() && props.recurso.tiporecurso.startsWith('chofer')
  const { cuentaid, recurso } = props
  const abiertas = useQuery({
    ...operationQuery('SolicitudesDeDatos', { cuentaid, recursoid: recurso.recursoid, estado: 'abierta' }),
    enabled: shown,
  }).data?.records
  if (!shown) return null
  return (
    <Respuestas>
      {abiertas?.map((solicitud) => (
        <ResponderEnFila key={solicitud.solicitudid} solicitud={solicitud} conQue />
      ))}
      <Button size="small" onClick={() => setOpen(true)}>
        {t('solicitudes.pedir.accion')}
      </Button>
      {open && <Dialogo {...props} onClose={() => setOpen(false)} />}
    </Respuestas>
  )
}

const Dialogo = ({
  cuentaid,
  recurso: { recursoid, nombre },
  onClose,
}: SolicitarProps & { onClose: () => void }) => {
  const t = useTexts()
  const toast = useToast()
  const before = useQuery(operationQuery('SolicitudesDeDatos', { cuentaid, recursoid }))
  const save = useWrite('SaveSolicitudPorCuenta')
  return (
    <SolicitarDialog
      nombre={nombre}
      save={(values) => save.mutateAsync({ cuentaid, recursoid, values })}
      onSaved={() => {
        toast({ message: t('solicitudes.pedir.hecho', { nombre }), about: 'solicitud' })
        onClose()
      }}
      onClose={onClose}
    >
      {before.error && !before.data && (
        <ErrorState error={before.error} onRetry={() => void before.refetch()} />
      )}
      <SolicitudesDeUno solicitudes={before.data?.records ?? []} />
    </SolicitarDialog>
  )
}

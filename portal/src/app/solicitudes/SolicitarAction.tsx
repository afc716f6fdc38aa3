import { SolicitarDialog } from '@portal/parts/solicitudes/SolicitarDialog.tsx'
import { SolicitudesDeUno } from '@portal/parts/solicitudes/SolicitudesDeUno.tsx'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { UserPen as AskIcon } from 'lucide-react'
import { useState } from 'react'
import { useMayAsk } from '../session/useLogin.ts'

interface SolicitarActionProps {
  choferid: string
  nombre: string
}

/** Asks that data of a chofer be corrected or removed, beside what was asked before. */
export const SolicitarAction = (props: SolicitarActionProps) => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  if (!useMayAsk('SaveSolicitudDeDatos')) return null
  return (
    <>
      <Button kind="quiet" icon={<AskIcon size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('solicitudes.pedir.accion')}
      </Button>
      {open && <Solicitar {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const Solicitar = ({ choferid, nombre, onClose }: SolicitarActionProps & { onClose: () => void }) => {
  const t = useTexts()
  const toast = useToast()
  const before = useQuery(operationQuery('ListSolicitudesDeDatos', { recursoid: choferid }))
  const save = useWrite('SaveSolicitudDeDatos')
  const retirar = useWrite('RetirarSolicitudDeDatos')
  return (
    <SolicitarDialog
      nombre={nombre}
      save={(values) => save.mutateAsync({ recursoid: choferid, values })}
      onSaved={() => {
        toast({ message: t('solicitudes.pedir.hecho', { nombre }), about: 'solicitud' })
        onClose()
      }}
      onClose={onClose}
    >
      {before.error && !before.data && (
        <ErrorState error={before.error} onRetry={() => void before.refetch()} />
      )}
      <SolicitudesDeUno
        solicitudes={before.data?.records ?? []}
        actionOf={({ solicitudid, pide }) => (
          <ActionButton
            label={t('solicitudes.retirar')}
            of={pide ? t(`solicitudes.pide.${pide}`) : nombre}
            kind="quiet"
            onClick={() => retirar.mutate({ solicitudid })}
          />
        )}
      />
      {retirar.error && <p role="alert">{retirar.error.message}</p>}
    </SolicitarDialog>
  )
}

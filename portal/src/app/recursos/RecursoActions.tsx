import type { Answer } from '@portal/contract'
import { HeadAction } from '@portal/ui/controls/actions.tsx'
import { LogOut as LeaveIcon, Pencil as EditIcon, RotateCcw as ReturnIcon } from 'lucide-react'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import { LeaveDialog } from '@portal/parts/LeaveDialog.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { useState } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { usePickList } from '../campos/useOptions.ts'
import { EliminarAction } from '../eliminados/EliminarAction.tsx'
import { rutas } from '../rutas.ts'
import { useMayWrite } from '../session/useLogin.ts'

type Change = { estado: 'ACTIVO' } | { estado: 'BAJA'; fecha_baja: string; motivo_baja: string }

/** What shows that something hangs on a resource: without it, one added by mistake may be deleted. */
type Colgable = Pick<Answer<'DetailChofer'>['records'][number], 'casillas' | 'unidades'>

interface RecursoActionsProps {
  recurso: Colgable & { recursoid: string; nombre: string }
  estado: EstadoRecurso | undefined
  editHref: string
  /** Its noun: whose pick list has the reasons to leave. */
  module: 'choferes' | 'dominios'
  save: (change: Change) => Promise<unknown>
}

/** What can be done with a resource. A blocked one is the provider's to release, and a suspended account only looks. */
export const RecursoActions = ({ recurso, estado, editHref, module, save }: RecursoActionsProps) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const { options: reasons, isFree } = usePickList(module, 'motivo_baja')
  const [open, setOpen] = useState(false)
  const { recursoid, nombre } = recurso
  const named = { nombre, dominio: nombre }
  if (!useMayWrite() || estado === 'BLOQUEADO') return null

  const reactivate = async () => {
    const run = async () => {
      try {
        await save({ estado: 'ACTIVO' })
        toast({ message: t('formulario.guardado.actualizado'), about: 'guardado' })
      } catch (error) {
        if (!(error instanceof Waiting)) throw error
        toast({ message: error.message, severity: 'info', about: 'guardado' })
      }
    }
    await confirm({
      title: t(`${module}.reactivacion.titulo`, named),
      message: t(`${module}.reactivacion.mensaje`),
      confirmLabel: t('recurso.reactivar'),
      run,
    })
  }

  return (
    <>
      {estado === 'BAJA' ? (
        <HeadAction label={t('recurso.reactivar')} icon={<ReturnIcon />} onClick={() => void reactivate()} />
      ) : (
        estado && (
          <HeadAction label={t('recurso.baja.dar')} icon={<LeaveIcon />} onClick={() => setOpen(true)} />
        )
      )}
      <EliminarAction
        recursoid={recursoid}
        nombre={nombre}
        cuelga={estado !== 'ACTIVO' || cuelga(recurso)}
        listHref={rutas[module]()}
      />
      <HeadAction label={t('acciones.editar')} icon={<EditIcon />} href={editHref} />
      {open && (
        <LeaveDialog
          explanation={t(`${module}.baja`, named)}
          reasons={isFree ? 'free' : reasons}
          today={hoyEnBuenosAires()}
          save={(leave) => save({ estado: 'BAJA', ...leave })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** As far as its screen knows: of the rest the server says it. */
const cuelga = ({ casillas, unidades }: Colgable): boolean =>
  unidades?.length !== 0 || casillas?.every(({ documentoid }) => documentoid === null) !== true

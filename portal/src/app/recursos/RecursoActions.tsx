import { HeadAction } from '@portal/ui/frame/actions.tsx'
import { LogOut as LeaveIcon, Pencil as EditIcon, RotateCcw as ReturnIcon } from 'lucide-react'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import { LeaveDialog } from '@portal/parts/LeaveDialog.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Waiting } from '@portal/ui/app/signal/Waiting.ts'
import { useState } from 'react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import type * as z from 'zod/mini'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { usePickList } from '../campos/useOptions.ts'
import { useMayWrite } from '../session/useLogin.ts'

type Change = { estado: 'ACTIVO' } | { estado: 'BAJA'; fecha_baja: string; motivo_baja: string }

interface RecursoActionsProps {
  estado: z.output<typeof EstadoRecurso> | undefined
  editHref: string
  /** Whose pick list has the reasons to leave. */
  module: string
  /** What follows from leaving, in a sentence. */
  leaving: string
  /** What is asked before it comes back. */
  returning: { title: string; message: string }
  save: (change: Change) => Promise<unknown>
}

/** What can be done with a resource. A blocked one is the provider's to release, and a suspended account only looks. */
export const RecursoActions = ({
  estado,
  editHref,
  module,
  leaving,
  returning,
  save,
}: RecursoActionsProps) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const { options: reasons, isFree } = usePickList(module, 'motivo_baja')
  const [open, setOpen] = useState(false)
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
    await confirm({ ...returning, confirmLabel: t('recurso.reactivar'), run })
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
      <HeadAction label={t('acciones.editar')} icon={<EditIcon />} href={editHref} />
      {open && (
        <LeaveDialog
          explanation={leaving}
          reasons={isFree ? 'free' : reasons}
          today={hoyEnBuenosAires()}
          save={(leave) => save({ estado: 'BAJA', ...leave })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

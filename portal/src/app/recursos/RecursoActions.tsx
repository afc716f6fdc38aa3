import EditIcon from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import { LeaveDialog } from '@portal/parts/LeaveDialog.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Waiting } from '@portal/ui/app/signal/Waiting.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { usePickList } from '../campos/useOptions.ts'
import { useMayWrite } from '../session/useLogin.ts'

const onBand = { color: 'inherit', borderColor: 'currentcolor' } as const

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
  const { t } = useTranslation()
  const toast = useToast()
  const confirm = useConfirm()
  const reasons = usePickList(module, 'motivo_baja')
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  if (!useMayWrite() || estado === 'BLOQUEADO') return null

  const reactivate = async () => {
    if (!(await confirm({ ...returning, confirmLabel: t('recurso.reactivar') }))) return
    setSaving(true)
    try {
      await save({ estado: 'ACTIVO' })
      toast({ message: t('formulario.guardado.actualizado') })
    } catch (error) {
      const message = error instanceof Error ? error.message : t('formulario.noSeGuardo')
      toast({ message, severity: error instanceof Waiting ? 'info' : 'error', durationMs: 6000 })
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      {estado === 'BAJA' ? (
        <Button variant="outlined" sx={onBand} loading={saving} onClick={() => void reactivate()}>
          {t('recurso.reactivar')}
        </Button>
      ) : (
        estado && (
          <Button variant="outlined" sx={onBand} onClick={() => setOpen(true)}>
            {t('recurso.baja.dar')}
          </Button>
        )
      )}
      <Button variant="contained" color="secondary" startIcon={<EditIcon />} href={editHref}>
        {t('acciones.editar')}
      </Button>
      {open && (
        <LeaveDialog
          explanation={leaving}
          reasons={reasons}
          today={hoyEnBuenosAires()}
          save={(leave) => save({ estado: 'BAJA', ...leave })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

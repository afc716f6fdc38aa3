import { useWrite } from '@portal/ui/app/queries.ts'
import { Waiting } from '@portal/ui/signal/Waiting.ts'
import { estadoDe } from '@portal/ui/signal/waits.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { HeadAction, PrimaryAction } from '@portal/ui/controls/actions.tsx'
import {
  Pencil as EditIcon,
  RotateCcw as ReturnIcon,
  Send as InviteIcon,
  UserX as LeaveIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useLogin } from '../session/useLogin.ts'
import { usuarioName, type Usuario } from './usuario.ts'
import { UsuarioPanel } from './UsuarioPanel.tsx'

type Change = { activo: boolean } | { invitar: true }

/** What the titular can do with a user. Nobody shuts the door behind oneself. */
export const UsuarioActions = ({ usuario }: { usuario: Usuario }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const [editing, setEditing] = useState(false)
  const { contactid, version, email = '', activo, invitacion } = usuario
  const nombre = usuarioName(usuario)
  const isMe = useLogin().contactid === contactid
  const save = useWrite('SaveContact', { waits: () => estadoDe(nombre, contactid) })

  const ask = (deed: 'desactivar' | 'reactivar' | 'reinvitar', change: Change) =>
    confirm({
      title: t(`usuarios.${deed}.titulo`, { nombre }),
      message: t(`usuarios.${deed}.mensaje`, { email }),
      confirmLabel: t(`usuarios.${deed}.accion`),
      danger: deed === 'desactivar',
      run: async () => {
        try {
          await save.mutateAsync({ contactid, values: { ...change, version } })
          toast({
            message: t(deed === 'reinvitar' ? 'usuarios.enviado' : 'formulario.guardado.actualizado'),
            about: 'guardado',
          })
        } catch (error) {
          if (!(error instanceof Waiting)) throw error
          toast({ message: error.message, severity: 'info', about: 'guardado' })
        }
      },
    })

  return (
    <>
      {activo === true && !isMe && (
        <HeadAction
          label={t('usuarios.desactivar.accion')}
          icon={<LeaveIcon />}
          onClick={() => void ask('desactivar', { activo: false })}
        />
      )}
      {activo === false && (
        <HeadAction
          label={t('usuarios.reactivar.accion')}
          icon={<ReturnIcon />}
          onClick={() => void ask('reactivar', { activo: true })}
        />
      )}
      {activo === true && invitacion && (
        <HeadAction
          label={t('usuarios.reinvitar.accion')}
          icon={<InviteIcon />}
          onClick={() => void ask('reinvitar', { invitar: true })}
        />
      )}
      <PrimaryAction label={t('acciones.editar')} icon={<EditIcon />} onClick={() => setEditing(true)} />
      {editing && <UsuarioPanel usuario={usuario} onClose={() => setEditing(false)} />}
    </>
  )
}

import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import {
  CircleCheck as ActiveIcon,
  CircleSlash as InactiveIcon,
  Hourglass as InvitedIcon,
  MailX as LapsedIcon,
} from 'lucide-react'

interface Usuario {
  activo?: boolean | undefined
  /** Whether a link to choose a password is still on its way. */
  invitacion?: 'pendiente' | 'vencida' | null | undefined
}

const looks = {
  activo: { tone: 'green', icon: ActiveIcon },
  pendiente: { tone: 'blue', icon: InvitedIcon },
  vencida: { tone: 'ochre', icon: LapsedIcon },
  desactivado: { tone: 'slate', icon: InactiveIcon },
} as const

const estadoOf = ({ activo, invitacion }: Usuario): keyof typeof looks | undefined =>
  activo === undefined ? undefined : activo ? (invitacion ?? 'activo') : 'desactivado'

/** Whether somebody can sign in. Where nobody says, neither does this. */
export const UsuarioChip = ({ usuario }: { usuario: Usuario }) => {
  const t = useTexts()
  const estado = estadoOf(usuario)
  return estado ? <ToneChip {...looks[estado]} label={t(`estadoUsuario.${estado}`)} /> : '—'
}

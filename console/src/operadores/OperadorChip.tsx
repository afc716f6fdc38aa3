import {
  CircleCheck as ActiveIcon,
  CircleSlash as InactiveIcon,
  Hourglass as InvitedIcon,
  MailX as LapsedIcon,
} from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import type { Operador } from './operador.ts'

const looks = {
  activo: { tone: 'green', icon: ActiveIcon },
  pendiente: { tone: 'blue', icon: InvitedIcon },
  vencida: { tone: 'ochre', icon: LapsedIcon },
  desactivado: { tone: 'slate', icon: InactiveIcon },
} as const

/** Whether somebody can sign in. */
export const OperadorChip = ({ activo, invitacion }: Operador) => {
  const t = useTexts()
  const estado = activo ? (invitacion ?? 'activo') : 'desactivado'
  return <ToneChip {...looks[estado]} label={t(`operadores.estado.${estado}`)} />
}

import {
  CircleCheck as DoneIcon,
  CircleX as FailedIcon,
  Eye as WaitsIcon,
  FolderDown as FolderIcon,
  Hourglass as WaitingIcon,
  MailOpen as OpenIcon,
  Send as SentIcon,
  Undo2 as BackIcon,
} from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import type { Invitacion } from './invitacion.ts'

const looks = {
  saliendo: { tone: 'slate', icon: WaitingIcon },
  enviada: { tone: 'slate', icon: SentIcon },
  en_carpeta: { tone: 'slate', icon: FolderIcon },
  fallida: { tone: 'red', icon: FailedIcon },
  abierta: { tone: 'slate', icon: OpenIcon },
  registrada: { tone: 'blue', icon: WaitsIcon },
  rechazada: { tone: 'red', icon: FailedIcon },
  aprobada: { tone: 'green', icon: DoneIcon },
  vencida: { tone: 'ochre', icon: WaitingIcon },
  retirada: { tone: 'slate', icon: BackIcon },
} as const

export const InvitacionChip = ({ estado }: Pick<Invitacion, 'estado'>) => {
  const t = useTexts()
  return <ToneChip {...looks[estado]} label={t(`invitacionesEstado.${estado}`)} />
}

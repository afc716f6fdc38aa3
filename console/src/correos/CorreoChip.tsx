import {
  CircleCheck as SentIcon,
  CircleX as FailedIcon,
  FolderDown as FolderIcon,
  Hourglass as WaitingIcon,
  RotateCw as RetryIcon,
} from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import type { Correo } from './correo.ts'

const looks = {
  pendiente: { tone: 'slate', icon: WaitingIcon },
  reintentando: { tone: 'ochre', icon: RetryIcon },
  enviado: { tone: 'green', icon: SentIcon },
  en_carpeta: { tone: 'slate', icon: FolderIcon },
  fallido: { tone: 'red', icon: FailedIcon },
} as const

/** Whether it left. One that failed and is tried again is not as good as one that just waits. */
export const CorreoChip = ({ estado, error }: Correo) => {
  const t = useTexts()
  const said = estado === 'pendiente' && error !== null ? 'reintentando' : estado
  return <ToneChip {...looks[said]} label={t(`correos.estado.${said}`)} />
}

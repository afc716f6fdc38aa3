import {
  CircleCheck as GoodIcon,
  CircleX as FailedIcon,
  Clock as LateIcon,
  Hourglass as NeverIcon,
  RotateCw as RunningIcon,
} from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import type { EstadoTarea } from './tarea.ts'

const looks = {
  bien: { tone: 'green', icon: GoodIcon },
  corriendo: { tone: 'blue', icon: RunningIcon },
  atrasada: { tone: 'ochre', icon: LateIcon },
  fallo: { tone: 'red', icon: FailedIcon },
  nunca: { tone: 'slate', icon: NeverIcon },
} as const

export const TareaChip = ({ estado }: { estado: EstadoTarea }) => {
  const t = useTexts()
  return <ToneChip {...looks[estado]} label={t(`tareas.estado.${estado}`)} />
}

import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import {
  CircleCheck as GoodIcon,
  CircleDashed as UnusedIcon,
  CircleX as FailedIcon,
  PowerOff as OffIcon,
  RotateCw as RetryIcon,
} from 'lucide-react'
import type { Salud } from './webhook.ts'

const looks = {
  bien: { tone: 'green', icon: GoodIcon },
  reintenta: { tone: 'ochre', icon: RetryIcon },
  sinResponder: { tone: 'red', icon: FailedIcon },
  noExiste: { tone: 'red', icon: FailedIcon },
  apagado: { tone: 'slate', icon: OffIcon },
  sinUso: { tone: 'slate', icon: UnusedIcon },
  quitado: { tone: 'slate', icon: OffIcon },
} as const

/** How an address answers. */
export const SaludChip = ({ salud }: { salud: Salud }) => {
  const t = useTexts()
  return <ToneChip {...looks[salud]} label={t(`webhook.salud.${salud}`)} />
}

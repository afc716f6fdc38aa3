import type { Answer, Request } from '@portal/contract'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import {
  Ban as BlockedIcon,
  CircleCheck as ApprovedIcon,
  CircleX as RejectedIcon,
  Clock as ExpiredIcon,
  Dot as OtherIcon,
  Lock as LockedIcon,
  LockOpen as UnlockedIcon,
  MapPin as GoesIcon,
  MapPinOff as GoesNotIcon,
  Undo2 as WithdrawnIcon,
  Upload as PresentedIcon,
  type LucideIcon,
} from 'lucide-react'

export type Suceso = Answer<'ListRecDocHistorial'>['records'][number]

/** What happened to one resource, the newest first. */
export const sucesosDe = (recursoid: string, pagesize: number): Request<'ListRecDocHistorial'> => ({
  filter: { recursoid },
  order: 'createdtime DESC',
  pagesize,
})

interface SucesoLook {
  tone: Tone
  icon: LucideIcon
  text?: TextKey
}

const looks: Readonly<Record<string, SucesoLook>> = {
  'en revision': { tone: 'blue', icon: PresentedIcon, text: 'suceso.en revision' },
  aprobado: { tone: 'green', icon: ApprovedIcon, text: 'suceso.aprobado' },
  rechazado: { tone: 'red', icon: RejectedIcon, text: 'suceso.rechazado' },
  anulado: { tone: 'slate', icon: WithdrawnIcon, text: 'suceso.anulado' },
  bloqueado: { tone: 'ink', icon: LockedIcon, text: 'suceso.bloqueado' },
  desbloqueado: { tone: 'slate', icon: UnlockedIcon, text: 'suceso.desbloqueado' },
  vencido: { tone: 'red', icon: ExpiredIcon, text: 'suceso.vencido' },
  habilitado: { tone: 'green', icon: ApprovedIcon, text: 'suceso.habilitado' },
  deshabilitado: { tone: 'ink', icon: BlockedIcon, text: 'suceso.deshabilitado' },
  suspendido: { tone: 'ochre', icon: BlockedIcon, text: 'suceso.suspendido' },
  'fuera de operacion': { tone: 'slate', icon: GoesNotIcon, text: 'suceso.fuera de operacion' },
  'vuelta a operacion': { tone: 'slate', icon: GoesIcon, text: 'suceso.vuelta a operacion' },
}

/** What a back office elsewhere calls otherwise is told in its own word. */
export const sucesoLook = ({ docrechistorial_estado }: Suceso): SucesoLook =>
  looks[docrechistorial_estado] ?? { tone: 'slate', icon: OtherIcon }

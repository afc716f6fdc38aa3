import type { Answer, Request } from '@portal/contract'
import type { EstadoHistorial, otrosEstadosHistorial } from '@portal/contract/historial.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { TextKey } from '@portal/ui/texts/textos.ts'
import {
  Archive as LeftIcon,
  Ban as BlockedIcon,
  CircleCheck as ApprovedIcon,
  CircleX as RejectedIcon,
  Clock as ExpiredIcon,
  CalendarX as EndedIcon,
  Dot as OtherIcon,
  Lock as LockedIcon,
  LockOpen as UnlockedIcon,
  MapPin as GoesIcon,
  MapPinOff as GoesNotIcon,
  RotateCcw as BackIcon,
  ShieldCheck as ExceptedIcon,
  Undo2 as WithdrawnIcon,
  Unlink as UnlinkedIcon,
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

type Known = EstadoHistorial | (typeof otrosEstadosHistorial)[number]

const looks: Readonly<Record<Known, SucesoLook>> = {
  'en revision': { tone: 'blue', icon: PresentedIcon, text: 'suceso.en revision' },
  aprobado: { tone: 'green', icon: ApprovedIcon, text: 'suceso.aprobado' },
  rechazado: { tone: 'red', icon: RejectedIcon, text: 'suceso.rechazado' },
  anulado: { tone: 'slate', icon: WithdrawnIcon, text: 'suceso.anulado' },
  bloqueado: { tone: 'ink', icon: LockedIcon, text: 'suceso.bloqueado' },
  desbloqueado: { tone: 'slate', icon: UnlockedIcon, text: 'suceso.desbloqueado' },
  vencido: { tone: 'red', icon: ExpiredIcon, text: 'suceso.vencido' },
  baja: { tone: 'slate', icon: LeftIcon, text: 'suceso.baja' },
  reactivado: { tone: 'green', icon: BackIcon, text: 'suceso.reactivado' },
  exceptuado: { tone: 'blue', icon: ExceptedIcon, text: 'suceso.exceptuado' },
  'excepcion terminada': { tone: 'slate', icon: EndedIcon, text: 'suceso.excepcion terminada' },
  'fuera de unidad': { tone: 'slate', icon: UnlinkedIcon, text: 'suceso.fuera de unidad' },
  habilitado: { tone: 'green', icon: ApprovedIcon, text: 'suceso.habilitado' },
  deshabilitado: { tone: 'ink', icon: BlockedIcon, text: 'suceso.deshabilitado' },
  suspendido: { tone: 'ochre', icon: BlockedIcon, text: 'suceso.suspendido' },
  'fuera de operacion': { tone: 'slate', icon: GoesNotIcon, text: 'suceso.fuera de operacion' },
  'vuelta a operacion': { tone: 'slate', icon: GoesIcon, text: 'suceso.vuelta a operacion' },
}

/** What a back office elsewhere calls otherwise is told in its own word. */
export const sucesoLook = ({ docrechistorial_estado: estado }: Suceso): SucesoLook =>
  isKnown(estado) ? looks[estado] : { tone: 'slate', icon: OtherIcon }

const isKnown = (estado: string): estado is Known => Object.hasOwn(looks, estado)

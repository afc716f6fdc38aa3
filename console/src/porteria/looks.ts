import type { Look } from '@portal/parts/estados.ts'
import type { Paso } from '@portal/contract/puertas.ts'
import type { Result } from '@portal/contract'
import {
  CircleCheck as YesIcon,
  CircleX as NoIcon,
  Clock as OldIcon,
  Copy as TwiceIcon,
  EqualNot as OtherIcon,
  Lock as RevokedIcon,
  LogIn as InIcon,
  LogOut as OutIcon,
  Phone as CallIcon,
  UserMinus as LeftIcon,
  UserRound as VisitIcon,
  WifiOff as NoLineIcon,
} from 'lucide-react'

/** How what is said at a gate is drawn: the same sign and colour wherever it stands. */

export const respuestaLook: Record<Paso['respuesta'], Look> = {
  puede: { tone: 'green', icon: YesIcon },
  no: { tone: 'red', icon: NoIcon },
  llamar: { tone: 'ochre', icon: CallIcon },
  'no coincide': { tone: 'red', icon: OtherIcon },
  visita: { tone: 'slate', icon: VisitIcon },
}

export const sentidoIcon = { entra: InIcon, sale: OutIcon, 'no entra': NoIcon } as const

export const hallazgoLook: Record<Paso['hallazgos'][number], Look> = {
  igual: { tone: 'red', icon: NoIcon },
  'no coincide': { tone: 'red', icon: OtherIcon },
  'dos puertas': { tone: 'ochre', icon: TwiceIcon },
  'chofer de visita': { tone: 'slate', icon: VisitIcon },
  'de baja': { tone: 'red', icon: LeftIcon },
}

export type Dispositivo = Result<'ListPuertas'>['records'][number]['dispositivos'][number]

export const dispositivoLook: Record<Dispositivo['estado'], Look> = {
  'al dia': { tone: 'green', icon: YesIcon },
  'sin señal': { tone: 'ochre', icon: NoLineIcon },
  vieja: { tone: 'red', icon: OldIcon },
  'sin lista': { tone: 'red', icon: OldIcon },
  revocado: { tone: 'slate', icon: RevokedIcon },
}

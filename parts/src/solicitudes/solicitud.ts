import type { Answer } from '@portal/contract'
import { diasHabilesHasta } from '@portal/contract/diasHabiles.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { TFunction } from 'i18next'
import {
  CircleCheck as DoneIcon,
  CircleX as RefusedIcon,
  Clock as OpenIcon,
  Undo2 as BackIcon,
  type LucideIcon,
} from 'lucide-react'

export type Solicitud = Answer<'ListSolicitudesDeDatos'>['records'][number]
type Estado = NonNullable<Solicitud['estado']>

export const solicitudLook: Readonly<Record<Estado, { tone: Tone; icon: LucideIcon }>> = {
  abierta: { tone: 'ochre', icon: OpenIcon },
  hecha: { tone: 'green', icon: DoneIcon },
  rechazada: { tone: 'red', icon: RefusedIcon },
  retirada: { tone: 'slate', icon: BackIcon },
}

/** How long there is to answer, through which day; that it ended, where it did. */
export function plazoDeSolicitud(t: TFunction, vence: string, hoy: string): string {
  const fecha = formatDate(vence)
  if (vence < hoy) return t('solicitudes.plazo.vencio', { fecha })
  if (vence === hoy) return t('solicitudes.plazo.hoy')
  const count = diasHabilesHasta(hoy, vence)
  return t('solicitudes.plazo.quedan', { count, n: formatNumber(count), fecha })
}

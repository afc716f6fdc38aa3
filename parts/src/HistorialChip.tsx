import {
  CalendarX as EndedIcon,
  LockOpen as UnlockIcon,
  LogOut as LeaveIcon,
  MapPin as GoesIcon,
  MapPinOff as GoesNotIcon,
  RotateCcw as ReturnIcon,
  Undo2 as UndoIcon,
} from 'lucide-react'
import { estadosHistorial, type EstadoHistorial } from '@portal/contract/historial.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { casillaLook, documentoLook, exceptuadoLook, type Look } from './estados.ts'

const looks: Record<EstadoHistorial, Look> = {
  ...documentoLook,
  vencido: casillaLook.vencido,
  anulado: { tone: 'slate', icon: UndoIcon },
  desbloqueado: { tone: 'slate', icon: UnlockIcon },
  baja: { tone: 'slate', icon: LeaveIcon },
  reactivado: { tone: 'slate', icon: ReturnIcon },
  'fuera de operacion': { tone: 'slate', icon: GoesNotIcon },
  'vuelta a operacion': { tone: 'slate', icon: GoesIcon },
  exceptuado: exceptuadoLook,
  'excepcion terminada': { tone: 'slate', icon: EndedIcon },
}

const isKnown = (estado: string): estado is EstadoHistorial =>
  estadosHistorial.some((known) => known === estado)

/** What a document or its resource became. What a back office elsewhere calls by a word of its own keeps it. */
export const HistorialChip = ({ estado }: { estado: string }) => {
  const t = useTexts()
  return isKnown(estado) ? <ToneChip {...looks[estado]} label={t(`estadoHistorial.${estado}`)} /> : estado
}

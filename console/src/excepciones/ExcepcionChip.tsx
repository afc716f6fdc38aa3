import { exceptuadoLook } from '@portal/parts/estados.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { CalendarX as EndedIcon, Clock as PastIcon, RotateCw as RenewedIcon } from 'lucide-react'
import type { Excepcion } from './excepcion.ts'

const looks = {
  vigente: { ...exceptuadoLook, tone: 'green' },
  vencida: { tone: 'slate', icon: PastIcon },
  terminada: { tone: 'slate', icon: EndedIcon },
  reemplazada: { tone: 'slate', icon: RenewedIcon },
} as const

export const ExcepcionChip = ({ estado }: Pick<Excepcion, 'estado'>) => {
  const t = useTexts()
  return <ToneChip {...looks[estado]} label={t(`excepcionesEstado.${estado}`)} />
}

import { Undo2 as UndoIcon } from 'lucide-react'
import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { EstadoCuenta } from '@portal/contract/cuenta.ts'
import type { Aptitud, Culpable, EstadoCasilla } from '@portal/contract/recursos.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import {
  casillaLook,
  cuentaLook,
  documentoLook,
  porVencerLook,
  registroLook,
  type EstadoDocumento,
  type EstadoRegistro,
} from './estados.ts'
import { aptitudLookOf } from './culpable.ts'
import { venceProntoEl, type CasillaEnElTiempo } from './plazo.ts'
import { enDias } from './tiempo.ts'

interface CasillaChipProps extends CasillaEnElTiempo {
  estado: EstadoCasilla
}

/** What a slot shows. One that ends soon is still active, and says in how many days it ends. */
export const CasillaChip = (casilla: CasillaChipProps) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const ends = venceProntoEl(casilla, hoy)
  return ends ? (
    <ToneChip {...porVencerLook} label={enDias(t, 'vence', diasEntre(hoy, ends))} />
  ) : (
    <ToneChip {...casillaLook[casilla.estado]} label={t(`estadoCasilla.${casilla.estado}`)} />
  )
}

interface AptitudChipProps {
  aptitud: Aptitud
  /** What keeps it from being fit. */
  culpable?: Pick<Culpable, 'estado'> | null | undefined
}

/** Whether a resource may work. */
export const AptitudChip = ({ aptitud, culpable }: AptitudChipProps) => {
  const t = useTexts()
  return <ToneChip {...aptitudLookOf(aptitud, culpable)} label={t(`aptitud.${aptitud}`)} />
}

/** How a presentation was decided. A withdrawn one has no status of a slot: it is as if it had not been there. */
export const DocumentoChip = ({ estado }: { estado: EstadoDocumento }) => {
  const t = useTexts()
  const look = estado === 'anulado' ? { tone: 'slate' as const, icon: UndoIcon } : documentoLook[estado]
  return <ToneChip {...look} label={t(`estadoDocumento.${estado}`)} />
}

export const RegistroChip = ({ estado }: { estado: EstadoRegistro }) => {
  const t = useTexts()
  return <ToneChip {...registroLook[estado]} label={t(`estadoRegistro.${estado}`)} />
}

/** How a carrier's account stands with the provider. */
export const CuentaChip = ({ estado }: { estado: EstadoCuenta }) => {
  const t = useTexts()
  return <ToneChip {...cuentaLook[estado]} label={t(`estadoCuenta.${estado}`)} />
}

import { Undo2 as UndoIcon } from 'lucide-react'
import { diasEntre, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { Aptitud, Culpable, EstadoCasilla } from '@portal/contract/recursos.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import {
  casillaLook,
  cuentaLook,
  documentoLook,
  exceptuadoLook,
  porVencerLook,
  registroLook,
  type EstadoDocumento,
  type EstadoRegistro,
} from './estados.ts'
import styles from './chips.module.css'
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
  const chip = ends ? (
    <ToneChip {...porVencerLook} label={enDias(t, 'vence', diasEntre(hoy, ends))} />
  ) : (
    <ToneChip {...casillaLook[casilla.estado]} label={t(`estadoCasilla.${casilla.estado}`)} />
  )
  if (!casilla.exceptuado_hasta) return chip
  return (
    <span className={styles.lifted}>
      {chip}
      <Exceptuado hasta={casilla.exceptuado_hasta} />
    </span>
  )
}

/** Beside how a slot stands: that the provider lifts it, and through which day. */
const Exceptuado = ({ hasta }: { hasta: string }) => {
  const t = useTexts()
  const { icon: Icon } = exceptuadoLook
  return (
    <span className={styles.mark}>
      <Icon size={14} />
      {t('casilla.exceptuado', { fecha: formatDate(hasta) })}
    </span>
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

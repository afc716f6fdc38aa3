import type { EstadoDeControl } from '@portal/contract/reglaDeControl.ts'
import { Minus as NotAppliedIcon, ShieldCheck as LiftedIcon } from 'lucide-react'
import { casillaLook, porVencerLook, type Look } from '../estados.ts'

/** How each state of a control is drawn: as the status of a slot that it comes from. */
export const controlLook: Readonly<Record<EstadoDeControl, Look>> = {
  cumplido: casillaLook.activo,
  'en revision': casillaLook['en revision'],
  falta: casillaLook.pendiente,
  rechazado: casillaLook.rechazado,
  tardio: porVencerLook,
  exceptuado: { tone: 'slate', icon: LiftedIcon },
  'no corresponde': { tone: 'slate', icon: NotAppliedIcon },
}

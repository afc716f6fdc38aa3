import type { ClaseDeAtaque } from '@portal/contract/refusedAttacks.ts'
import {
  Ban as PermisoIcon,
  KeyRound as CodigoIcon,
  LogIn as IngresoIcon,
  Plug as ProgramaIcon,
  Repeat as InsistenciaIcon,
  Smartphone as SegundoPasoIcon,
  type LucideIcon,
} from 'lucide-react'

export const iconoDeClase: Readonly<Record<ClaseDeAtaque, LucideIcon>> = {
  ingreso: IngresoIcon,
  segundo_paso: SegundoPasoIcon,
  codigo: CodigoIcon,
  permiso: PermisoIcon,
  programa: ProgramaIcon,
  insistencia: InsistenciaIcon,
}

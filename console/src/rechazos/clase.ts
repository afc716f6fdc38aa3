import type { ClaseDeRechazo } from '@portal/contract/rechazos.ts'
import {
  Ban as PermisoIcon,
  KeyRound as CodigoIcon,
  LogIn as IngresoIcon,
  Plug as ProgramaIcon,
  Repeat as InsistenciaIcon,
  Smartphone as SegundoPasoIcon,
  type LucideIcon,
} from 'lucide-react'

export const iconoDeClase: Readonly<Record<ClaseDeRechazo, LucideIcon>> = {
  ingreso: IngresoIcon,
  segundo_paso: SegundoPasoIcon,
  codigo: CodigoIcon,
  permiso: PermisoIcon,
  programa: ProgramaIcon,
  insistencia: InsistenciaIcon,
}

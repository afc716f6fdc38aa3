import type { Dialect } from './dialect.ts'
import { vtiger } from './vtiger.ts'

/** This product itself, in another place: it takes all that a call of ours says, and says what it means. */
export const portal: Dialect = {
  ...vtiger,
  sesion: { codigos: [1501], dudosos: [], dicen: [], salvo: [], con401: false },
  credenciales: { codigos: [1210], dicen: [] },
  operacionDesconocida: { codigos: [1404], dicen: [] },
  campoObligatorio: { codigos: [], dicen: [] },
  duplicado: { codigos: [], dicen: [] },
  ocupado: { codigos: [], dicen: [] },
  sinOperaciones: [],
  entidades: false,
  subida: { ...vtiger.subida, vacios: false },
  conoce: {},
}

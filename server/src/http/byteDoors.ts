import { archivoDoor } from './archivos.ts'
import { constanciaDoor } from './constancia.ts'
import { documentosZipDoor } from './documentosZip.ts'
import { ejemploDoor, ponerEjemploDoor } from './ejemplos.ts'
import { exportarDoor } from './exportar.ts'
import type { ByteDoor } from './inSession.ts'
import { legajoDoor } from './legajo.ts'
import { informeDeCuentaDoor, informeDoor } from './informe.ts'
import { novedadesDoor } from './novedades.ts'
import { presentarPorCuentaDoor } from './presentarPorCuenta.ts'
import { traerLegajoDoor } from './traerLegajo.ts'
import { upfileDoor } from './upfile.ts'

/** Every door that carries bytes in somebody's session: the access matrix walks this table, so one that is added is covered. */
export const byteDoors: readonly ByteDoor[] = [
  upfileDoor,
  archivoDoor,
  ejemploDoor,
  ponerEjemploDoor,
  presentarPorCuentaDoor,
  documentosZipDoor,
  exportarDoor,
  constanciaDoor,
  legajoDoor,
  traerLegajoDoor,
  informeDoor,
  informeDeCuentaDoor,
  novedadesDoor,
]

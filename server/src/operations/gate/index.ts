import type { GateOperation } from '@portal/contract/porteria.ts'
import { EmpezarTurno } from './EmpezarTurno.ts'
import { EnrolarDispositivo } from './EnrolarDispositivo.ts'
import { FotoEnPuerta } from './FotoEnPuerta.ts'
import type { GateHandler } from './gate.ts'
import { Sincronizar } from './Sincronizar.ts'
import { VerEnPuerta } from './VerEnPuerta.ts'

export const gateHandlers: { [Name in GateOperation]: GateHandler<Name> } = {
  EnrolarDispositivo,
  EmpezarTurno,
  Sincronizar,
  VerEnPuerta,
  FotoEnPuerta,
}

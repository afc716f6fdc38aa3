import { refuse } from '@portal/contract'
import * as z from 'zod/mini'
import type { GateHandler } from './gate.ts'

const Known = z.object({ nombre: z.string(), hash: z.string(), dispositivoid: z.string() })

/** A guess that is wrong takes as long as one of a guard who isn't there, and the next one waits. */
export const EmpezarTurno: GateHandler<'EmpezarTurno'> = async (
  { guardiaid, pin, turnoid },
  { hash, ask, services: { limits, passwords }, caller, requestId },
) => {
  const guess = { of: `guardia ${guardiaid}`, by: hash.toString('base64url') }
  await limits.pace(guess)
  const [row] = await ask({ text: 'select * from pin_de_guardia($1, $2)', values: [hash, guardiaid] })
  const known = row && Known.parse(row)
  if (!(await passwords.verify(pin, known?.hash)) || !known) throw refuse('INVALID_CODE')
  await ask(
    {
      text: 'select empezar_turno($1, $2, $3, $4, $5)',
      values: [hash, guardiaid, turnoid, requestId, caller.ip],
    },
    'writes',
  )
  await limits.forgetPace(guess)
  return { guardiaid, nombre: known.nombre }
}

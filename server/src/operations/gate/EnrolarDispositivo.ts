import { hashToken } from '../../sessions/token.ts'
import { newDeviceToken } from '../../sessions/deviceToken.ts'
import type { GateHandler } from './gate.ts'

export const EnrolarDispositivo: GateHandler<'EnrolarDispositivo'> = async (
  { codigo, nombre, version },
  { ask, listas, caller, requestId },
) => {
  // First what may be missing here: a code is spent once.
  const { claves } = await listas.firmante()
  const { token, hash } = newDeviceToken()
  const [row] = await ask(
    {
      text: 'select enrolar_dispositivo($1, $2, $3, $4, $5, $6) as dispositivoid',
      values: [hashToken(codigo), hash, nombre, version, requestId, caller.ip],
    },
    'writes',
  )
  return {
    token,
    dispositivoid: String(row?.['dispositivoid']),
    claves: claves.map(({ claveid, publica }) => ({ claveid, publica: publica.toString('base64') })),
  }
}

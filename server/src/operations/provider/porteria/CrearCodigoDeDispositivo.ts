import { refuse } from '@portal/contract'
import { formatCodigoDeDispositivo } from '@portal/contract/porteria.ts'
import { maxDispositivos } from '@portal/contract/puertas.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { drawn, hashToken } from '../../../sessions/token.ts'
import { readPuerta } from './puertas.ts'

/** 31^8: some 850,000 million, of which one is good for ten minutes. */
const letters = 8

export const CrearCodigoDeDispositivo: Handler<'CrearCodigoDeDispositivo'> = async (
  { puertaid },
  { db, services },
) => {
  const { activa, dispositivos } = await readPuerta(db, puertaid)
  if (!activa) throw refuse('GATE_NOT_OPEN')
  if (dispositivos.filter(({ revocado }) => revocado === null).length >= maxDispositivos)
    throw refuse('TOO_MANY_DEVICES')
  const code = drawn(letters)
  const { rows } = await sql<{ vence: string }>`
    select poner_codigo_de_dispositivo(${puertaid}, ${hashToken(code)}) as vence`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a code without an end')
  return {
    codigo: formatCodigoDeDispositivo(code),
    enlace: `${services.settings.baseUrl}/porteria#${code}`,
    vence: row.vence,
  }
}

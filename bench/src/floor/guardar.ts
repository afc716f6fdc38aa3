import type pg from 'pg'
import { fieldsOf, mine } from './stored.ts'

/** Saves a chofer's telephone, with a line in the audit, and answers the record with its casillas as they stand stored. */
export async function createGuardar(pool: pg.Pool) {
  const update = {
    name: 'guardar',
    text: `update piso.chofer set telefono = $3, version = version + 1 where ${mine} and choferid = $2
      returning ${await fieldsOf(pool, 'chofer')}`,
  }
  const casillas = {
    name: 'casillas',
    text: `select ${await fieldsOf(pool, 'casilla')} from piso.casilla where _recurso = $1 order by _lugar`,
  }
  return async (session: Buffer, choferid: string, telefono: string): Promise<object> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const saved = await client.query<object>({ ...update, values: [session, choferid, telefono] })
      const stored = await client.query<object>({ ...casillas, values: [choferid] })
      await client.query({
        name: 'auditar',
        text: `insert into piso.auditoria (actor, cuenta_id, accion, objeto, request_id, ip)
          select _cuenta, _cuenta, 'SaveChofer', $2, $2, '127.0.0.1' from piso.abierta where token_hash = $1`,
        values: [session, choferid],
      })
      await client.query('commit')
      // They keep the place among the fields that the record has for them.
      return { records: saved.rows.map((row) => ({ ...row, casillas: stored.rows })) }
    } finally {
      client.release()
    }
  }
}

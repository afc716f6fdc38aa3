import { refuse } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { newLink } from './queries.ts'

export const PedirDeNuevo: Handler<'PedirDeNuevo'> = async (
  { pedidoid, casillas, motivo, dias },
  { db, services },
) => {
  // As a delivery does: of the two the second sees what the first left.
  await sql`select from pedido where pedidoid = ${pedidoid} for no key update`.execute(db)
  const pedido = await db
    .selectFrom('pedido_dicho')
    .select(['destinatario', 'telefono', 'vence', 'vive'])
    .where('pedidoid', '=', pedidoid)
    .executeTakeFirst()
  if (!pedido) throw refuse('RECORD_NOT_FOUND')
  if (!pedido.vive) throw refuse('PEDIDO_UNKNOWN')
  if (casillas.length > 0) {
    const { rows } = await sql<{ posicion: number }>`
      update pedido_casilla c set pedida = clock_timestamp(), motivo = ${motivo ?? null}
      from pedido_casilla_dicha d
      where d.cuenta_id = c.cuenta_id and d.pedidoid = c.pedidoid and d.posicion = c.posicion and d.viva
        and d.estado in ('falta', 'llego', 'rechazada', 'descartada')
        and c.pedidoid = ${pedidoid} and c.posicion = any (${[...casillas]})
      returning c.posicion`.execute(db)
    // One that was presented or mended meanwhile is asked for by nobody.
    if (rows.length < new Set(casillas).size) throw refuse('PEDIDO_NOT_ASKED')
    await db
      .updateTable('entrada')
      .set({ estado: 'descartada', decidida: sql`now()`, decidida_por: sql`yo()`, version: sql`version + 1` })
      .where('pedidoid', '=', pedidoid)
      .where('posicion', 'in', casillas)
      .where('estado', '=', 'espera')
      .execute()
  }
  const vence = dias === undefined ? pedido.vence : sumarDias(hoyEnBuenosAires(), dias)
  if (vence > pedido.vence)
    await db.updateTable('pedido').set({ vence }).where('pedidoid', '=', pedidoid).execute()
  const { destinatario, telefono } = pedido
  return {
    records: [
      {
        pedidoid,
        destinatario,
        telefono,
        vence: vence > pedido.vence ? vence : pedido.vence,
        enlace: await newLink(db, pedidoid, services.settings.baseUrl),
      },
    ],
  }
}

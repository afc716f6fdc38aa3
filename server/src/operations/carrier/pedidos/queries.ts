import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { newPedidoToken, pedidoUrl } from '../../../sessions/pedidoToken.ts'

/**
 * A slot that its carrier can mend today: never presented, rejected, ended, or ending soon with nothing that follows it in
 * review. `k` is a row of `casilla_de_hoy`, whose resources are active.
 */
export const sePuedePedir = (k: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${k}.estado`)} in ('pendiente', 'rechazado', 'vencido')
  or ${sql.ref(`${k}.celda`)} = 'por vencer' and not ${sql.ref(`${k}.renovacion`)})`

/** Another link to a pedido, told this once. */
export async function newLink(db: Kysely<Database>, pedidoid: string, baseUrl: string): Promise<string> {
  const { token, hash } = newPedidoToken()
  await sql`select poner_clave_de_pedido(${pedidoid}, ${hash})`.execute(db)
  return pedidoUrl(baseUrl, token)
}

/** Each with the papers that it asks for. */
export const selectPedidos = (db: Kysely<Database>) =>
  db.selectFrom('pedido_dicho as p').select(({ fn }) => [
    'p.pedidoid',
    'p.destinatario',
    'p.telefono',
    'p.nota',
    'p.estado',
    'p.vive',
    'p.fin',
    'p.creado',
    fn<string | null>('nombre_de', ['p.creado_por']).as('creado_por'),
    'p.vence',
    'p.abierto',
    'p.visto',
    'p.anulado',
    'p.ultima',
    'p.llegaron',
    'p.faltan',
    sql<Casilla[]>`(
      select jsonb_agg(jsonb_build_object(
        'posicion', c.posicion, 'recursoid', c.recursoid, 'recurso', c.recurso, 'tiporecurso', c.tiporecurso, 'dominio', c.dominio,
        'tipodocumentoid', c.tipodocumentoid, 'tipodocumento', c.tipodocumento, 'nombre_corto', c.nombre_corto, 'vigencia', c.vigencia,
        'periodo', c.periodo, 'estado', c.estado, 'motivo', c.motivo, 'rechazo', c.rechazo, 'entradaid', c.entradaid,
        'documentoid', c.documentoid) order by c.posicion)
      from pedido_casilla_dicha c where c.cuenta_id = p.cuenta_id and c.pedidoid = p.pedidoid)`.as(
      'casillas',
    ),
  ])

type Casilla = Pick<
  Database['pedido_casilla_dicha'],
  | 'recurso'
  | 'tiporecurso'
  | 'dominio'
  | 'tipodocumento'
  | 'nombre_corto'
  | 'vigencia'
  | 'estado'
  | 'rechazo'
  | 'entradaid'
  | 'documentoid'
  | 'motivo'
  | 'periodo'
  | 'posicion'
  | 'recursoid'
  | 'tipodocumentoid'
>

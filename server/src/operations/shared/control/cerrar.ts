import type { PapelCerrado } from '@portal/contract/control.ts'
import {
  estaCompleto,
  faltaPapel,
  type Control,
  type EstadoDeControl,
} from '@portal/contract/reglaDeControl.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** What a close writes of one control of one worker. */
export interface FilaCerrada {
  recursoid: string
  nombre: string
  cuil: string | null
  desde: string
  hasta: string
  control: Control
  estado: EstadoDeControl
  papeles: PapelCerrado[]
  motivo: string | null
}

interface Leida extends FilaCerrada {
  congelado: EstadoDeControl | null
}

/** How a month of one account stands, with the papers whole. */
export async function readParaCerrar(db: Kysely<Database>, cuenta: string, mes: string): Promise<Leida[]> {
  const { rows } = await sql<Leida>`
    select x.recursoid, x.nombre, x.cuil, x.desde, x.hasta, x.control, x.estado, x.congelado, x.motivo,
      coalesce((
        select jsonb_agg(jsonb_build_object('documentoid', d.documentoid, 'tipo', t.nombre, 'periodo', d.periodo, 'estado', d.estado,
          'archivos', (select coalesce(jsonb_agg(a.sha256 order by a.posicion, a.archivoid), '[]') from archivo a
            where a.cuenta_id = d.cuenta_id and a.documentoid = d.documentoid),
          'decidido', to_char(d.decidido at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'decidido_por', nombre_de(d.decidido_por)) order by p.n)
        from unnest(x.papeles) with ordinality p (id, n)
        join documento d on d.cuenta_id = x.cuenta_id and d.documentoid = p.id
        join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
      ), '[]') as papeles
    from control_de_mes(array[${cuenta}], ${mes}) x
    order by sin_acentos(x.nombre), x.recursoid, x.orden`.execute(db)
  return rows
}

/** Of what was read, what a close writes: all of it the first time, and afterwards what differs from what was closed. */
export const porCerrar = (filas: readonly Leida[], complementario: boolean): FilaCerrada[] =>
  filas
    .filter(({ estado, congelado }) => !complementario || estado !== congelado)
    .map(({ congelado: _congelado, ...fila }) => fila)

/** People, those who need nothing more, and papers that are missing. */
export function cuantos(filas: readonly Pick<FilaCerrada, 'recursoid' | 'estado'>[]) {
  const people = new Set(filas.map(({ recursoid }) => recursoid))
  const pending = new Set(filas.flatMap(({ recursoid, estado }) => (estaCompleto(estado) ? [] : recursoid)))
  return {
    choferes: people.size,
    completos: people.size - pending.size,
    faltan: filas.filter(({ estado }) => faltaPapel(estado)).length,
  }
}

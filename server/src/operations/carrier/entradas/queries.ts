import { diasDeEntrada } from '@portal/contract/entradas.ts'
import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { columnasDeApariencia } from '../../shared/apariencia.ts'

type Entrada = Result<'ListBandeja'>['records'][number]

/** Each with its files and with what is proposed of it. A resource that is there no more is none. */
export const selectEntradas = (db: Kysely<Database>) =>
  db
    .selectFrom('entrada as e')
    .leftJoin('recurso as r', (join) =>
      join.onRef('r.cuenta_id', '=', 'e.cuenta_id').onRef('r.recursoid', '=', 'e.recursoid'),
    )
    .leftJoin('tipo_documento as t', 't.tipodocumentoid', 'e.tipodocumentoid')
    .leftJoin('pedido_dicho as p', (join) =>
      join.onRef('p.cuenta_id', '=', 'e.cuenta_id').onRef('p.pedidoid', '=', 'e.pedidoid'),
    )
    .where('e.cuenta_id', '=', sql<string>`mi_cuenta()`)
    .select([
      'e.entradaid',
      'e.origen',
      'e.recibida',
      sql<string>`(e.recibida at time zone 'America/Argentina/Buenos_Aires')::date + ${diasDeEntrada}::integer`.as(
        'hasta',
      ),
      'e.estado',
      'e.pedidoid',
      'e.posicion',
      'p.destinatario',
      sql<boolean>`coalesce(p.vive, false)`.as('se_puede_pedir'),
      'r.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      ...columnasDeApariencia.map((column) => `r.${column}` as const),
      't.tipodocumentoid',
      't.nombre as tipodocumento',
      't.nombre_corto',
      't.vigencia',
      't.meses',
      't.dia_exigible',
      'e.periodo',
      'e.fecha_emision',
      'e.fecha_vencimiento',
      'e.numero',
      sql<string>`case when r.recursoid is null then 'sin ubicar' else e.certeza end`.as('certeza'),
      'e.porques',
      'e.legajo',
      sql<Entrada['candidatos']>`(
        select coalesce(jsonb_agg(jsonb_build_object('recursoid', x.recursoid, 'porque', c.dicho ->> 'porque', 'dice', c.dicho ->> 'dice',
          'tiporecurso', x.tiporecurso, 'nombre', x.nombre, 'dominio', x.dominio, ${sql.join(
            columnasDeApariencia.flatMap((column) => [sql.lit(column), sql.ref(`x.${column}`)]),
          )}) order by c.orden), '[]')
        from jsonb_array_elements(e.candidatos) with ordinality c (dicho, orden)
        join recurso x on x.cuenta_id = e.cuenta_id and x.recursoid = c.dicho ->> 'recursoid')`.as(
        'candidatos',
      ),
      sql<Entrada['archivos']>`(
        select coalesce(jsonb_agg(jsonb_build_object('archivoid', a.archivoid, 'nombre', a.nombre, 'size', a.size,
          'mediatype', a.mediatype, 'no_dibujado', a.no_dibujado) order by a.posicion), '[]')
        from archivo a where a.cuenta_id = e.cuenta_id and a.entradaid = e.entradaid)`.as('archivos'),
      'e.version',
    ])

import type { Input } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { withApariencia } from './apariencia.ts'
import { casillas, casillasDeHoy, finDe, urgencia } from './casillas.ts'
import { paginate, orEmpty, type Orders } from './paginate.ts'
import { says } from './search.ts'
import { tiposIncluded } from './tiposIncluded.ts'

const orders: Orders = {
  nombre: [sql.ref('recurso'), sql.ref('casilla.nombre')],
  tipodocumento: [sql.ref('casilla.nombre'), sql.ref('recurso')],
  estado: [sql.ref('estado'), sql.ref('recurso')],
  fecha_vencimiento: [orEmpty('fecha_vencimiento'), sql.ref('recurso')],
  presentado: [sql.ref('presentado')],
  urgencia: [
    { orEmpty: urgencia('casilla') },
    { orEmpty: finDe('casilla') },
    sql.ref('casilla.orden'),
    sql.ref('recurso'),
  ],
}

/** Slots with something presented, of the caller's account or of the one that the provider looks at. */
export async function listDocumentos(db: Kysely<Database>, input: Input<'ListDocumentos'>) {
  const { tiporecurso, recursoid, estado, vence_desde, vence_hasta, porHacer, ...page } = input
  const query = db
    .selectFrom(
      (recursoid === undefined
        ? casillasDeHoy({ tiporecurso, estado, search: page.search ?? '' })
        : casillas
      ).as('casilla'),
    )
    .select([
      sql<string>`documentoid`.as('documentoid'),
      'recursoid',
      'tiporecurso',
      'recurso as nombre',
      'dominio',
      'tipodocumentoid',
      'nombre as tipodocumento',
      'nombre_corto',
      'critico',
      'vigencia',
      'meses',
      'max_archivos',
      'dia_exigible',
      'compartido',
      'ejemplo',
      'estado',
      'renovacion',
      'periodo',
      'fecha_vencimiento',
      'numero',
      'fecha_emision',
      'desde',
      sql<string>`presentado`.as('presentado'),
      'motivo',
      'mes',
    ])
    .where('documentoid', 'is not', null)
    .$if(recursoid !== undefined, (q) => q.where('recursoid', '=', recursoid ?? ''))
    .$if(tiporecurso !== undefined, (q) => q.where('tiporecurso', 'in', tiposIncluded(tiporecurso)))
    .$if(estado !== undefined, (q) => q.where('estado', '=', estado ?? 'activo'))
    .$if(porHacer !== undefined, (q) => q.where(sql<boolean>`${urgencia('casilla')} is not null`))
    .$if(vence_desde !== undefined || vence_hasta !== undefined, (q) =>
      q.where('vigente_documentoid', 'is not', null),
    )
    .$if(vence_desde !== undefined, (q) => q.where('fecha_vencimiento', '>=', vence_desde ?? ''))
    .$if(vence_hasta !== undefined, (q) => q.where('fecha_vencimiento', '<=', vence_hasta ?? ''))
  const { records, ...found } = await paginate(query, page, {
    orders,
    byDefault: 'nombre ASC',
    last: [sql.ref('recursoid'), sql.ref('tipodocumentoid'), sql.ref('documentoid')],
    // The slots of all resources were searched where they are read.
    ...(recursoid !== undefined && { searched: says('recurso', 'casilla.nombre', 'dominio', 'marca') }),
  })
  return { records: await withApariencia(db, records), ...found }
}

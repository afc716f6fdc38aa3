import { sentence } from '@portal/contract/wording.ts'
import { refuse, type Request } from '@portal/contract'
import { TipoRecurso } from '@portal/contract/recursos.ts'
import { tipoVehiculoDe } from '@portal/contract/vehiculos.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { tipoQueSePide } from '../../shared/deOperacion.ts'
import { tiposIncluded } from '../../shared/tiposIncluded.ts'

type Filter = NonNullable<Request<'TiposDocumentos'>['filter']>

/** By the one rule that decides what a resource is asked for once it is there; where its kind isn't said, by that of each type. */
const wouldAskFor = (tiporecurso: Filter['tiporecurso'], atributos: NonNullable<Filter['atributos']>) => {
  const { nacionalidad, ...given } = atributos
  const recursos = (tiporecurso === undefined ? TipoRecurso.options : [tiporecurso]).map((exigencias) => ({
    ...given,
    exigencias,
    tipo_vehiculo: given.vehiculo && tipoVehiculoDe(given.vehiculo),
    extranjero: nacionalidad !== undefined && nacionalidad !== 'Argentina',
  }))
  return sql<boolean>`exists (
    select from jsonb_populate_recordset(null::recurso, ${JSON.stringify(recursos)}) r where tipo_exigido(tipo_documento, r, hoy()))`
}

/** What decides over the documents of one kind of resource means nothing for the others. */
const atributosDe: Readonly<Record<NonNullable<Filter['tiporecurso']>, readonly string[]>> = {
  transporte: [],
  chofer: ['nacionalidad', 'transporta_peligrosas', 'transporta_alimentos'],
  'chofer dado de baja': ['nacionalidad'],
  dominio: ['vehiculo', 'carroceria', 'titularidad', 'transporta_peligrosas', 'transporta_alimentos'],
}

function refuseForeign({ tiporecurso, atributos = {} }: Filter = {}): void {
  if (tiporecurso === undefined) return
  const fields = Object.keys(atributos)
    .filter((name) => !atributosDe[tiporecurso].includes(name))
    .map((name) => [`filter.atributos.${name}`, sentence('noCorrespondeAEsteTipo')])
  if (fields.length > 0)
    throw refuse('INVALID_INPUT', { fields: Object.fromEntries(fields) as Record<string, string> })
}

export const TiposDocumentos: Handler<'TiposDocumentos'> = async (
  { order = 'orden ASC', filter },
  { db },
) => {
  refuseForeign(filter)
  const [field, direction] = order.split(' ')
  const way = direction === 'DESC' ? sql`desc` : sql`asc`
  const records = await db
    .selectFrom('tipo_documento')
    .select([
      'tipodocumentoid',
      'nombre',
      'nombre_corto',
      'docrectipo_recurso',
      'instrucciones',
      'obligatorio',
      'critico',
      'vigencia',
      'meses',
      'aviso_dias',
      'origen',
      'fuente',
      'vigente_desde',
      'vigente_hasta',
      'max_archivos',
      'compartido',
      'ejemplo',
      'frases',
      'orden',
    ])
    .where(sql<boolean>`coalesce(vigente_desde, hoy()) <= hoy() and coalesce(vigente_hasta, hoy()) >= hoy()`)
    .where(tipoQueSePide())
    .$if(filter?.tiporecurso !== undefined, (query) =>
      query.where('docrectipo_recurso', 'in', tiposIncluded(filter?.tiporecurso)),
    )
    .$if(filter?.atributos !== undefined, (query) =>
      query.where(wouldAskFor(filter?.tiporecurso, filter?.atributos ?? {})),
    )
    .orderBy(field === 'nombre' ? sql`nombre ${way}` : sql`docrectipo_recurso, orden ${way}, nombre`)
    .execute()
  return { records }
}

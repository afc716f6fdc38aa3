import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { estadoDeRango } from '../../../rules/culpable.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { casillas, casillasDeHoy } from '../../shared/casillas.ts'
import { tiposIncluded } from '../../shared/tiposIncluded.ts'
import { exigidasAmong } from './queries.ts'

export const ListRecDocFaltantes: Handler<'ListRecDocFaltantes'> = async (input, { db }) => {
  const { tiporecurso, recursoid, solorecursosactivos } = input
  const whole = recursoid === undefined && solorecursosactivos === 'SI'
  const slots = whole ? casillasDeHoy({ tiporecurso }) : casillas
  const rows = await db
    .selectFrom(
      exigidasAmong(db, slots)
        .select([
          'recursoid',
          'tiporecurso',
          'recurso',
          'dominio',
          'estado_recurso',
          'tipodocumentoid',
          'nombre',
          'nombre_corto',
          'critico',
          'obligatorio',
          'estado',
          'orden',
          'instrucciones',
          'vigencia',
          'meses',
          'max_archivos',
          'dia_exigible',
          'compartido',
          'ejemplo',
          fitness.as('aptitud'),
          firstReason.as('rango'),
        ])
        .where('mes', '=', false)
        .$if(tiporecurso !== undefined, (query) =>
          query.where('tiporecurso', 'in', tiposIncluded(tiporecurso)),
        )
        .$if(recursoid !== undefined, (query) => query.where('recursoid', '=', recursoid ?? ''))
        .$if(solorecursosactivos === 'SI', (query) => query.where('estado_recurso', '=', 'ACTIVO'))
        .as('casilla'),
    )
    .selectAll()
    .where('obligatorio', '=', true)
    .where('estado', '=', 'pendiente')
    .orderBy('recurso')
    .orderBy('recursoid')
    .orderBy('orden')
    .execute()

  const grouped = new Map<string, typeof rows>()
  for (const row of rows) grouped.set(row.recursoid, [...(grouped.get(row.recursoid) ?? []), row])
  const records = [...grouped.values()].flatMap((documentos) => {
    const [first] = documentos
    if (!first) return []
    const { recursoid, tiporecurso, recurso: nombre, dominio, estado_recurso, aptitud, rango } = first
    const culpable = culpableDe(estado_recurso, rango)
    return [{ recursoid, tiporecurso, nombre, dominio, estado_recurso, aptitud, culpable, documentos }]
  })
  return { records: await withApariencia(db, records) }
}

const soon = sql`estado = 'activo' and fecha_vencimiento <= (select hoy()) + aviso_de(vigencia)`

/** As recurso_con_aptitud decides, from the slots at hand. */
const fitness = sql<'habilitado' | 'por vencer' | 'no habilitado'>`aptitud_de(
  count(*) filter (where critico and obligatorio and estado <> 'activo') over (partition by recursoid),
  bool_or(critico and obligatorio and ${soon}) over (partition by recursoid), estado_recurso)`

const firstReason = sql<number | null>`min(rango_culpable(estado))
  filter (where critico and obligatorio and (estado <> 'activo' or ${soon})) over (partition by recursoid)`

/** How the resource itself stands comes before its documents. */
function culpableDe(estadoRecurso: 'ACTIVO' | 'BAJA' | 'BLOQUEADO', rango: number | null) {
  if (estadoRecurso !== 'ACTIVO') return { estado: estadoRecurso }
  return rango === null ? null : { estado: estadoDeRango(rango) }
}

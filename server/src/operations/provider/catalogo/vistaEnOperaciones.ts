import { diaDeEfecto, type Exigencia } from '@portal/contract/reglaDeTipo.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { rigorEn, type ExigenciaEnVigor } from '../../../rules/exigencia.ts'
import type { Tipo } from './queries.ts'
import { nombrados, type Vista } from './vistaDeTipo.ts'

/** Whom a change of a type touches in each operacion that asks for it, on its first day there. It only reads. See docs/decisions/0166. */
export async function vistaEnOperaciones(
  db: Kysely<Database>,
  before: Tipo,
  after: Exigencia,
  desde: string,
): Promise<Vista['operaciones']> {
  const asking = await db
    .selectFrom('exigencia as e')
    .innerJoin('operacion as o', 'o.operacionid', 'e.operacionid')
    .select(['o.operacionid', 'o.nombre', 'e.obligatorio', 'e.critico', 'e.vigente_desde', 'e.vigente_hasta'])
    .where('e.tipodocumentoid', '=', before.tipodocumentoid)
    .where('o.activa', '=', true)
    .orderBy('o.nombre')
    .execute()
  const days = asking.flatMap(({ operacionid, nombre, ...exigencia }) => {
    const dia = diaDeEfectoEn(exigencia, { before, after, desde })
    return dia === undefined ? [] : [{ operacionid, nombre, dia }]
  })
  if (days.length === 0) return []
  const { rows } = await sql<Vista['operaciones'][number]>`
    select d.operacionid, d.nombre, v.vista -> 'dia' as dia, v.vista -> 'pierden' as pierden, v.vista -> 'ganan' as ganan
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) d (operacionid text, nombre text, dia date)
    cross join lateral (
      select vista_de_operacion(d.operacionid, null, hoy(), d.dia, ${nombrados}::integer, null,
        jsonb_populate_record(null::tipo_documento, ${JSON.stringify(after)}::jsonb)) as vista offset 0
    ) v
    order by d.nombre`.execute(db)
  return rows.filter(({ pierden, ganan }) => pierden.cuentas + ganan.cuentas > 0)
}

interface Cambio {
  before: Tipo
  after: Exigencia
  desde: string
}

/**
 * The first day, while an operacion asks for a type, on which a change of the type makes a difference there. Nothing where the
 * type keeps people away there as it does in general, before and after.
 */
function diaDeEfectoEn(exigencia: ExigenciaEnVigor, { before, after, desde }: Cambio): string | undefined {
  const { vigente_desde, vigente_hasta } = exigencia
  const first = vigente_desde !== null && vigente_desde > desde ? vigente_desde : desde
  const there = (tipo: Exigencia): Exigencia => ({
    ...tipo,
    alcance: 'general',
    ...rigorEn(tipo, exigencia, first),
  })
  const [was, is] = [there(before), there(after)]
  if (keepsAway(was) === keepsAway(before) && keepsAway(is) === keepsAway(after)) return undefined
  const dia = diaDeEfecto(was, is, first)
  return vigente_hasta !== null && dia > vigente_hasta ? undefined : dia
}

const keepsAway = ({ alcance, critico, obligatorio }: Exigencia) =>
  alcance === 'general' && critico && obligatorio

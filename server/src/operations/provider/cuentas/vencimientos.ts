import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { countByAptitud } from '../../shared/cumplimiento.ts'
import { lastDay, nextWeeks, semana, today } from '../../shared/semanas.ts'

const clases = ['chofer', 'dominio', 'transporte'] as const
type Clase = (typeof clases)[number]

interface Cuenta {
  tiporecurso: Clase
  habilitados: number
  porVencer: number
  total: number
}

/** Of each kind, how many may work; a blocked one may not, and one on leave is not counted. */
export async function cumplimientoOf(db: Kysely<Database>): Promise<Cuenta[]> {
  const { rows } = await sql<Cuenta>`
    select clase as tiporecurso, ${countByAptitud.habilitados} as habilitados,
      ${countByAptitud.porVencer} as "porVencer", ${countByAptitud.total} as total
    from veredicto where cuenta_id = mi_cuenta() and estado in ('ACTIVO', 'BLOQUEADO') group by clase`.execute(
    db,
  )
  return clases.map(
    (tiporecurso) =>
      rows.find((row) => row.tiporecurso === tiporecurso) ?? {
        tiporecurso,
        habilitados: 0,
        porVencer: 0,
        total: 0,
      },
  )
}

/** Critical documents that ended and nothing replaced, and those that end in each of the coming weeks, by kind. */
export async function vencimientosOf(db: Kysely<Database>) {
  const { rows } = await sql<{ tiporecurso: Clase; semana: number | null; cantidad: number }>`
    select tiporecurso, case when estado = 'activo' then ${semana} end as semana, count(*) as cantidad
    from veredicto_casilla
    where cuenta_id = mi_cuenta() and documentoid is not null and fecha_vencimiento <= ${lastDay}
      and (estado = 'vencido' or estado = 'activo' and vigente_documentoid is not null and fecha_vencimiento >= ${today})
      and tipodocumentoid in (select tipodocumentoid from tipo_documento where critico)
    group by tiporecurso, semana`.execute(db)
  const count = (tiporecurso: Clase, week: number | null) =>
    rows.find((row) => row.tiporecurso === tiporecurso && row.semana === week)?.cantidad ?? 0
  return clases.map((tiporecurso) => ({
    tiporecurso,
    vencidos: count(tiporecurso, null),
    semanas: nextWeeks().map((each, week) => ({ ...each, cantidad: count(tiporecurso, week) })),
  }))
}

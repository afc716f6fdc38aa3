import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Tipo } from './queries.ts'

type TipoRecurso = Tipo['docrectipo_recurso']

interface Afectado {
  recursoid: string
  tiporecurso: TipoRecurso
  nombre: string
  dominio: string | null
  cuentaid: string
  accountname: string
}

interface Vista {
  dia: string
  ganan: { cantidad: number; recursos: Afectado[] }
  pierden: { cantidad: number; recursos: Afectado[] }
}

const named = 20

/**
 * Who would become fit by a change of a type, and who would no longer be: the change is made, looked at, and taken
 * back. See docs/decisions/0021.
 */
export async function whatChanges(
  db: Kysely<Database>,
  save: () => Promise<Tipo>,
  dayOf: (after: Tipo) => string,
): Promise<Vista> {
  await sql`savepoint vista`.execute(db)
  const tipo = await save()
  const dia = dayOf(tipo)
  await askAbout(db, dia)
  const fit = await fitOf(db, tipo.docrectipo_recurso)
  // Takes the day back too.
  await sql`rollback to savepoint vista`.execute(db)
  await askAbout(db, dia)
  const changed = await changedOf(db, tipo.docrectipo_recurso, fit)
  await sql`rollback to savepoint vista`.execute(db)
  return { dia, ganan: side(changed, 'gana'), pierden: side(changed, 'pierde') }
}

async function askAbout(db: Kysely<Database>, dia: string): Promise<void> {
  await sql`select set_config('app.hoy', ${dia}, true)`.execute(db)
}

async function fitOf(db: Kysely<Database>, tiporecurso: TipoRecurso): Promise<string[]> {
  const rows = await db
    .selectFrom('recurso_con_aptitud')
    .select('recursoid')
    .where('tiporecurso', '=', tiporecurso)
    .where('aptitud', '<>', 'no habilitado')
    .execute()
  return rows.map(({ recursoid }) => recursoid)
}

type Row = Afectado & { lado: 'gana' | 'pierde'; cantidad: number }

/** The first of each side, against those who would be fit; each row carries how many its side has. */
async function changedOf(
  db: Kysely<Database>,
  tiporecurso: TipoRecurso,
  fitAfter: readonly string[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with antes as materialized (
      select recursoid from recurso_con_aptitud where tiporecurso = ${tiporecurso} and aptitud <> 'no habilitado'
    ),
    cambian as (
      select coalesce(antes.recursoid, despues.recursoid) as recursoid,
        case when antes.recursoid is null then 'gana' else 'pierde' end as lado
      from antes full join unnest(${fitAfter}::text[]) as despues(recursoid) on despues.recursoid = antes.recursoid
      where antes.recursoid is null or despues.recursoid is null
    )
    select * from (
      select r.recursoid, r.tiporecurso, r.nombre, r.dominio, c.cuenta_id as cuentaid, c.accountname, cambian.lado,
        count(*) over (partition by cambian.lado) as cantidad,
        row_number() over (partition by cambian.lado order by r.nombre, r.recursoid) as lugar
      from cambian join recurso r on r.recursoid = cambian.recursoid join cuenta c on c.cuenta_id = r.cuenta_id
    ) numerados
    where lugar <= ${named}
    order by lugar`.execute(db)
  return rows
}

function side(rows: readonly Row[], lado: Row['lado']) {
  const recursos = rows.filter((row) => row.lado === lado)
  return { cantidad: recursos[0]?.cantidad ?? 0, recursos }
}

import { refuse, refuseField, type FieldOf, type Input, type Result } from '@portal/contract'
import { hoyEnBuenosAires, periodoDe } from '@portal/contract/calendario.ts'
import { maxCuentasDeControl, type ControlCerrado } from '@portal/contract/control.ts'
import { sentence } from '@portal/contract/wording.ts'
import { huellaDeCierre } from '@portal/legajo/lineas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { selectCierres } from '../../shared/control/cierres.ts'
import { completos, faltas } from '../../shared/control/readMes.ts'
import { selectControles } from '../../shared/control/tiposQuePrueban.ts'
import { cuantos, porCerrar, readParaCerrar } from '../../shared/control/cerrar.ts'

type Vista = Result<'CerrarMes'>['vista']

export const CerrarMes = worksOnData<'CerrarMes'>(async (input, { db }) => {
  const { mes, faltan, soloVista } = input
  if (mes >= periodoDe(hoyEnBuenosAires()))
    throw refuseField<FieldOf<'CerrarMes'>>('mes', sentence('eseMesNoTermino'))
  // Of two who close a month, the second sees what the first did.
  if (!soloVista) await sql`select pg_advisory_xact_lock(hashtextextended(${`cierre ${mes}`}, 0))`.execute(db)
  const { ids, vista } = await ensayar(db, input)
  if (soloVista) return { records: [], vista }
  if (faltan !== undefined && faltan !== vista.faltan) throw refuse('STALE_VERSION')
  const cierres: string[] = []
  const by = await whoCloses(db)
  for (const cuenta of ids) cierres.push(await cerrar(db, { cuenta, mes, ...by }))
  const records = await selectCierres(db)
    .where(sql<boolean>`z.cierreid = any (${cierres})`)
    .orderBy('z.numero')
    .execute()
  return { records, vista }
})

/** Which accounts would be closed, and what would be written of all of them together. */
async function ensayar(
  db: Kysely<Database>,
  { mes, cuentas, soloCompletas }: Input<'CerrarMes'>,
): Promise<{ ids: string[]; vista: Vista }> {
  const asked = cuentas === undefined ? sql`null` : sql`${cuentas}::text[]`
  const { rows } = await sql<Vista & { ids: string[]; todas: number }>`
    with x as materialized (select cuenta_id, recursoid, estado, congelado from control_de_mes(${asked}, ${mes})),
    a as materialized (
      select cuenta_id, exists (select from cierre z where z.mes = ${mes} and z.cuenta_id = x.cuenta_id) as cerrada,
        bool_or(estado is distinct from congelado) as cambia, bool_and(estado in ${completos}) as completa
      from x group by cuenta_id
    ),
    k as materialized (
      select * from a where (not cerrada or cambia) and (completa or ${!soloCompletas})
      order by cuenta_id limit ${maxCuentasDeControl}
    ),
    f as (
      select x.*, k.cerrada from x join k on k.cuenta_id = x.cuenta_id where not k.cerrada or x.estado is distinct from x.congelado
    )
    select
      (select coalesce(array_agg(cuenta_id order by cuenta_id), '{}') from k) as ids,
      (select count(*) from k where not cerrada)::integer as cuentas,
      (select count(*) from k where not cerrada and completa)::integer as completas,
      (select count(*) from a where cerrada and not cambia)::integer as iguales,
      (select count(*) from k where cerrada)::integer as complementarios,
      count(distinct recursoid)::integer as choferes,
      count(*) filter (where estado = 'cumplido')::integer as cumplidos,
      count(*) filter (where estado in ${faltas})::integer as faltan,
      count(*) filter (where estado = 'en revision')::integer as "enRevision",
      count(*) filter (where estado in ('exceptuado', 'no corresponde'))::integer as exceptuados,
      count(*) filter (where estado = 'tardio')::integer as tardios
    from f`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  const { ids, todas: _todas, ...vista } = row
  return { ids, vista }
}

interface Quien {
  quien: string
  proveedor: string
  controles: ControlCerrado[]
}

/** Who closes and by which controls, in the words of today. */
async function whoCloses(db: Kysely<Database>): Promise<Quien> {
  const [{ rows }, proveedor, controles] = await Promise.all([
    sql<{ quien: string | null }>`select nombre_de(yo()) as quien`.execute(db),
    proveedorName(db),
    selectControles(db).where('k.activo', '=', true).execute(),
  ])
  return {
    quien: rows[0]?.quien ?? '',
    proveedor,
    controles: controles.map(({ control, nombre, texto, fuente }) => ({ control, nombre, texto, fuente })),
  }
}

async function cerrar(
  db: Kysely<Database>,
  { cuenta, mes, quien, proveedor, controles }: Quien & { cuenta: string; mes: string },
): Promise<string> {
  const { complementario, accountname, cuit, tipo_documento } = await db
    .selectFrom('cuenta as c')
    .select([
      'c.accountname',
      'c.cuit',
      'c.tipo_documento',
      sql<boolean>`exists (select from cierre z where z.cuenta_id = c.cuenta_id and z.mes = ${mes})`.as(
        'complementario',
      ),
    ])
    .where('c.cuenta_id', '=', cuenta)
    .executeTakeFirstOrThrow()
  const filas = porCerrar(await readParaCerrar(db, cuenta, mes), complementario)
  const { cierreid } = await db
    .insertInto('cierre')
    .values({
      cuenta_id: cuenta,
      mes,
      complementario,
      quien,
      proveedor,
      transporte: JSON.stringify({ accountname, tipo_documento, cuit }),
      controles: JSON.stringify(controles),
      ...cuantos(filas),
      huella: huellaDeCierre({ mes, transporte: { cuit }, proveedor, complementario, filas }),
    })
    .returning('cierreid')
    .executeTakeFirstOrThrow()
  await sql`
    insert into cierre_fila (cierreid, cuenta_id, recursoid, control, estado, nombre, cuil, desde, hasta, papeles, motivo)
    select ${cierreid}, ${cuenta}, f.recursoid, f.control, f.estado, f.nombre, f.cuil, f.desde, f.hasta, f.papeles, f.motivo
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      f (recursoid text, control text, estado text, nombre text, cuil text, desde date, hasta date, papeles jsonb, motivo text)`.execute(
    db,
  )
  return cierreid
}

import type { Result } from '@portal/contract'
import { identificacion } from '@portal/contract/identificacion.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { recursoOf } from '../../shared/recursoOf.ts'
import { esperaAlTitular } from '../../shared/propuesta.ts'
import { diasDeEspera } from '../../shared/diasDeEspera.ts'

const shown = 10

export const Cola: Handler<'Cola'> = async (_input, { db }) => {
  const [registros, documentos, plazo, correos, tareas, danados, esperanRegistro, esperanDocumento] =
    await Promise.all([
      db
        .selectFrom('registro')
        .select([sql<number>`count(*)`.as('cantidad'), sql<string | null>`min(createdtime)`.as('desde')])
        .where('estado_registro', '=', 'pendiente')
        .where(esperaAlTitular, '=', false)
        .executeTakeFirstOrThrow(),
      waitingByDay(db),
      db.selectNoFrom(sql<number | null>`plazo_de_revision()`.as('dias')).executeTakeFirstOrThrow(),
      db
        .selectFrom('correo')
        .select(sql<number>`count(*)`.as('fallidos'))
        .where('estado', '=', 'fallido')
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('tarea_estado')
        .select(sql<number>`count(*)`.as('atrasadas'))
        .where('atrasada', '=', true)
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('archivo_danado')
        .select(sql<number>`count(*)`.as('cantidad'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('registro')
        .select([
          'registroid',
          'firstname',
          'lastname',
          'tipo_documento',
          'cuit',
          'createdtime',
          diasDeEspera.as('dias'),
        ])
        .where('estado_registro', '=', 'pendiente')
        .where(esperaAlTitular, '=', false)
        .orderBy('createdtime')
        .limit(shown)
        .execute(),
      oldestDocumentos(db),
    ])

  const isLate = (dias: number) => plazo.dias !== null && dias > plazo.dias
  const masAntiguos = [
    ...esperanRegistro.map((row) => ({
      clase: 'registro' as const,
      id: row.registroid,
      titulo: `${row.firstname} ${row.lastname}`,
      detalle: identificacion(row),
      desde: row.createdtime,
      dias: row.dias,
      fuera_de_plazo: false,
      documento: null,
    })),
    ...esperanDocumento.map(({ documentoid, presentado, dias, ...documento }) => ({
      clase: 'documento' as const,
      id: documentoid,
      titulo: `${documento.tipodocumento} de ${documento.nombre}`,
      detalle: documento.accountname,
      desde: presentado,
      dias,
      fuera_de_plazo: isLate(dias),
      documento,
    })),
  ]
    .sort((a, b) => (a.desde < b.desde ? -1 : Number(a.desde > b.desde)))
    .slice(0, shown)
  return {
    registros,
    documentos: {
      cantidad: sumOf(documentos),
      desde: documentos[0]?.desde ?? null,
      fuera_de_plazo: sumOf(documentos.filter(({ dias }) => isLate(dias))),
      porDias: documentos,
    },
    plazo_revision_dias: plazo.dias,
    correosFallidos: correos.fallidos,
    tareasAtrasadas: tareas.atrasadas,
    archivosDanados: danados.cantidad,
    puertas: await atGates(db),
    masAntiguos,
  }
}

/** What of the gates is to be seen to now. */
async function atGates(db: Kysely<Database>): Promise<Result<'Cola'>['puertas']> {
  const { rows } = await sql<Result<'Cola'>['puertas']>`
    select
      (select count(*) from dispositivo d join puerta g on g.puertaid = d.puertaid and g.activa
        where estado_de_dispositivo(d) in ('vieja', 'sin lista'))::integer as "listasViejas",
      (select count(*) from paso p
        where p.igual is not null and p.momento >= hoy()::timestamp at time zone 'America/Argentina/Buenos_Aires')::integer as "igualesHoy"`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}

const sumOf = (days: readonly { cantidad: number }[]) => days.reduce((sum, { cantidad }) => sum + cantidad, 0)

/** Documents that wait, by the days that they do, the oldest first: each day of them is a stretch of an index. */
async function waitingByDay(db: Kysely<Database>) {
  const waiting = sql`documento where estado = 'en revision' and not bloqueado`
  const midnight = (dias: RawBuilder<unknown>) =>
    sql`(((select hoy()) - ${dias})::timestamp at time zone 'America/Argentina/Buenos_Aires')`
  const { rows } = await sql<{ dias: number; cantidad: number; desde: string }>`
    select d.dias, w.cantidad, w.desde
    from generate_series((select greatest(dias_desde(min(presentado)), 0) from ${waiting}), 0, -1) d (dias)
    cross join lateral (
      select count(*) as cantidad, min(presentado) as desde from ${waiting}
        and presentado >= ${midnight(sql`d.dias`)}
        and presentado < case d.dias when 0 then 'infinity' else ${midnight(sql`(d.dias - 1)`)} end
    ) w
    where w.cantidad > 0
    order by d.dias desc`.execute(db)
  return rows
}

async function oldestDocumentos(db: Kysely<Database>) {
  const { rows } = await sql<{
    documentoid: string
    tipodocumento: string
    nombre_corto: string | null
    critico: boolean
    recursoid: string
    tiporecurso: Database['recurso']['tiporecurso']
    nombre: string
    dominio: string | null
    accountname: string
    presentado: string
    dias: number
    mirando: string | null
  }>`
    select d.documentoid, t.nombre as tipodocumento, t.nombre_corto, t.critico, d.recursoid, r.tiporecurso, r.nombre, r.dominio,
      c.accountname, d.presentado, dias_desde(d.presentado) as dias, quien_mira(d.documentoid) as mirando
    from (
      select * from documento where estado = 'en revision' and not bloqueado order by presentado, documentoid limit ${sql.lit(shown)}
    ) d
    join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
    join cuenta c on c.cuenta_id = d.cuenta_id
    cross join lateral ${recursoOf('d')} r
    order by d.presentado, d.documentoid`.execute(db)
  return withApariencia(db, rows)
}

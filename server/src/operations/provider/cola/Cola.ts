import { identificacion } from '@portal/contract/identificacion.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { recursoOf } from '../../shared/recursoOf.ts'

const shown = 10

export const Cola: Handler<'Cola'> = async (_input, { db }) => {
  const [registros, documentos, correos, tareas, esperanRegistro, esperanDocumento] = await Promise.all([
    db
      .selectFrom('registro')
      .select([sql<number>`count(*)`.as('cantidad'), sql<string | null>`min(createdtime)`.as('desde')])
      .where('estado_registro', '=', 'pendiente')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('documento')
      .select([sql<number>`count(*)`.as('cantidad'), sql<string | null>`min(presentado)`.as('desde')])
      .where('estado', '=', 'en revision')
      .where(sql<boolean>`not bloqueado`)
      .executeTakeFirstOrThrow(),
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
      .selectFrom('registro')
      .select(['registroid', 'firstname', 'lastname', 'tipo_documento', 'cuit', 'createdtime'])
      .where('estado_registro', '=', 'pendiente')
      .orderBy('createdtime')
      .limit(shown)
      .execute(),
    oldestDocumentos(db),
  ])

  const masAntiguos = [
    ...esperanRegistro.map((row) => ({
      clase: 'registro' as const,
      id: row.registroid,
      titulo: `${row.firstname} ${row.lastname}`,
      detalle: identificacion(row),
      desde: row.createdtime,
    })),
    ...esperanDocumento.map((row) => ({
      clase: 'documento' as const,
      id: row.documentoid,
      titulo: `${row.tipo} de ${row.nombre}`,
      detalle: row.accountname,
      desde: row.presentado,
    })),
  ]
    .sort((a, b) => a.desde.localeCompare(b.desde))
    .slice(0, shown)
  return {
    registros,
    documentos,
    correosFallidos: correos.fallidos,
    tareasAtrasadas: tareas.atrasadas,
    masAntiguos,
  }
}

async function oldestDocumentos(db: Kysely<Database>) {
  const { rows } = await sql<{
    documentoid: string
    tipo: string
    nombre: string
    accountname: string
    presentado: string
  }>`
    select d.documentoid, t.nombre as tipo, r.nombre, c.accountname, d.presentado
    from (
      select * from documento where estado = 'en revision' and not bloqueado order by presentado, documentoid limit ${sql.lit(shown)}
    ) d
    join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
    join cuenta c on c.cuenta_id = d.cuenta_id
    cross join lateral ${recursoOf('d')} r
    order by d.presentado, d.documentoid`.execute(db)
  return rows
}

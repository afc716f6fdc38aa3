import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { idiomaDe } from '../mail/idiomaDe.ts'
import { proveedorName } from '../mail/proveedor.ts'
import { documentosPresentados, rutas } from '../mail/rutas.ts'
import { sendMail } from '../mail/sendMail.ts'
import { documentoRechazado } from '../mail/templates/toCarriers.ts'
import { mailTitulares, type Reader } from '../operations/shared/mailTitulares.ts'

interface DecisionesParts {
  /** As the owner: jobs are nobody's request. */
  db: Kysely<Database>
  /** Where people reach the portal. */
  baseUrl: string
}

/**
 * Makes a decision firm: its lines of history, its letter and the end of taking it back, all in one transaction. One that
 * was undone, or is firm, is gone.
 */
export async function confirmDecision({ db, baseUrl }: DecisionesParts, decisionid: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const decision = await tx
      .selectFrom('decision')
      .selectAll()
      .where('decisionid', '=', decisionid)
      .forUpdate()
      .executeTakeFirst()
    if (!decision) return
    await sql`select anotar_decision(${decisionid})`.execute(tx)
    if (decision.estado === 'rechazado')
      await tellRejected({ db: tx, baseUrl }, { decisionid, motivo: decision.motivo ?? '' })
    await tx.deleteFrom('decision').where('decisionid', '=', decisionid).execute()
  })
}

/** Those whose job was lost, as with the queue of a database that was restored. Answers how many. */
export async function confirmForgotten(parts: DecisionesParts): Promise<number> {
  const forgotten = await parts.db
    .selectFrom('decision')
    .select('decisionid')
    .where('tomada', '<', sql<string>`now() - interval '10 minutes'`)
    .orderBy('decisionid')
    .execute()
  for (const { decisionid } of forgotten) await confirmDecision(parts, decisionid)
  return forgotten.length
}

/** One letter, however many were rejected with the one paper: to who presented it, or to the titulares where the provider did. */
async function tellRejected(
  { db, baseUrl }: DecisionesParts,
  { decisionid, motivo }: { decisionid: number; motivo: string },
): Promise<void> {
  const rejected = await db
    .selectFrom('decision_documento as x')
    .innerJoin('documento as d', 'd.documentoid', 'x.documentoid')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .leftJoin('contacto as c', 'c.contactid', 'd.presentado_por')
    .innerJoin('recurso as r', (join) =>
      join.onRef('r.cuenta_id', '=', 'd.cuenta_id').onRef('r.recursoid', '=', 'd.recursoid'),
    )
    .select([
      'd.documentoid',
      'd.cuenta_id',
      't.nombre as tipo',
      't.nombre_corto as corto',
      'c.email',
      'c.firstname',
      idiomaDe('c'),
      'r.nombre',
      'r.tiporecurso',
    ])
    .where('x.decisionid', '=', decisionid)
    .orderBy('r.nombre')
    .execute()
  const [first] = rejected
  if (!first) throw new Error('nothing was rejected')
  const plantilla = 'documentoRechazado'
  const path =
    rejected.length === 1
      ? rutas.documento(first.documentoid)
      : documentosPresentados({ estado: 'rechazado' })
  const write = (person: Reader) =>
    documentoRechazado({
      ...person,
      recursos: rejected,
      tipo: first.tipo,
      corto: first.corto,
      motivo,
      url: baseUrl + path,
    })
  const { email, firstname, idioma } = first
  if (email === null || firstname === null) return mailTitulares(db, first.cuenta_id, plantilla, write)
  const proveedor = await proveedorName(db)
  await sendMail(db, { para: email, plantilla, mail: write({ idioma, proveedor, firstname }) })
}
